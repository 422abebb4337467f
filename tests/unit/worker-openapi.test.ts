import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { DESCRIBED, NAMED } from '../../worker/rest/described.ts';
import { openApi, rowName } from '../../worker/rest/openapi.ts';
import { REST } from '../../worker/rest/table.ts';
import type { createCaller } from '../../worker/router.ts';
import { DOCUMENT, faultsOf, OPERATIONS } from '../support/openapi.ts';

/** Which procedure a row calls, by calling it with a router that only notes the name. */
const calledBy = (row: (typeof REST)[number]): string => {
  const noted: string[] = [];
  const router = new Proxy(
    {},
    {
      get: (_, noun) => new Proxy({}, { get: (__, verb) => () => void noted.push(`${String(noun)}.${String(verb)}`) }),
    },
  );
  void row.call(router as ReturnType<typeof createCaller>, {} as never);
  return noted.join();
};

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(DOCUMENT));
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  test('describes every call of the table, and nothing else', () => {
    expect(Object.keys(DESCRIBED).sort()).toEqual(REST.map(rowName).sort());
    expect(OPERATIONS.map(({ name }) => name).sort()).toEqual(REST.map(rowName).sort());
    expect(new Set(OPERATIONS.map(({ operation }) => operation.operationId)).size).toBe(REST.length);
  });

  test.each(REST.map((row) => [rowName(row), row] as const))('%s takes what its procedure takes', (name, row) => {
    expect(calledBy(row)).toBe(DESCRIBED[name]?.procedure);
  });

  test.each(OPERATIONS.map((one) => [one.name, one] as const))(
    '%s has examples that are true',
    (name, { operation }) => {
      const body = operation.requestBody?.content['application/json'];
      expect(Boolean(body)).toBe(REST.some((row) => rowName(row) === name && /body|both|params/.test(row.takes)));
      if (body) expect(faultsOf(body.schema, body.example)).toEqual([]);
      const statuses = Object.keys(operation.responses);
      expect(statuses.some((status) => status.startsWith('2'))).toBe(true);
      expect(statuses).toContain('500');
      for (const status of statuses) {
        if (status === '204') continue;
        const { schema, example, examples } = operation.responses[status].content['application/json'];
        const shown = examples ? Object.values<{ value: unknown }>(examples).map(({ value }) => value) : [example];
        expect([status, shown.length > 0]).toEqual([status, true]);
        for (const one of shown) expect([status, faultsOf(schema, one)]).toEqual([status, []]);
      }
    },
  );

  test('judges: an answer with a field too many, or one less, is not as described', () => {
    const user = DOCUMENT.components.schemas.User;
    const { _id, ...less } = DOCUMENT.paths['/users/profile'].get.responses[200].content['application/json'].example;
    expect(faultsOf(user, { ...less, _id })).toEqual([]);
    expect(faultsOf(user, less)).not.toEqual([]);
    expect(faultsOf(user, { ...less, _id, passwordHash: '…' })).not.toEqual([]);
  });

  test('names no host, which one copy for all would carry: the server that answered it, at the root and under /api', () => {
    expect(openApi().servers).toEqual([{ url: '/' }, { url: '/api' }]);
    expect(Object.keys(DOCUMENT.components.schemas).sort()).toEqual([...NAMED.values(), 'Problem'].sort());
  });
});
