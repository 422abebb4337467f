import { type ErrorKey, errorMessage, errorStatus } from '../../src/shared/errors.ts';
import type { Described } from './description.ts';
import type { RestRow } from './table.ts';

/** A part of the OpenAPI document. */
export type Schema = Record<string, unknown>;

/** What every refusal looks like. */
export const PROBLEM: Schema = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
        required: ['path', 'message'],
      },
    },
    requestId: { type: 'string' },
  },
  required: ['message', 'code', 'requestId'],
};

/** Errors that a row's kind brings, before its own. */
export const errorsOf = (row: RestRow, { roles, errors = [], creates }: Described): ErrorKey[] => {
  const { takes, method } = row;
  // With parameters alone a body may come, and what is no JSON is not looked at.
  const hasBody = takes === 'body' || takes === 'both';
  return [
    ...(method === 'GET' ? [] : (['bad_json', 'bad_text', 'too_large'] as const)),
    ...(hasBody ? (['not_json'] as const) : []),
    ...(takes === 'nothing' ? [] : (['invalid'] as const)),
    ...(takes === 'page' ? (['bad_cursor'] as const) : []),
    ...(roles === null ? [] : (['unauthorized'] as const)),
    ...(Array.isArray(roles) ? (['forbidden'] as const) : []),
    ...(roles === 'any' || roles?.includes('toor') ? (['must_change_password'] as const) : []),
    // Who one is oneself stays open to a password of the administration; what is in the account does not.
    ...(Array.isArray(roles) && !roles.includes('toor') ? (['account_held'] as const) : []),
    ...(creates ? (['key_reused'] as const) : []),
    ...errors,
    'server',
  ];
};

const REQUEST_ID = '5b1f0a3e-7c2d-4e8f-9a6b-0d1c2e3f4a5b';

/** Errors by status: the keys that may come, and what each looks like. */
export const failuresOf = (keys: ErrorKey[]): Schema => {
  const statuses = [...new Set(keys.map(errorStatus))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const some = keys.filter((key) => errorStatus(key) === status);
      const examples = some.map((code) => {
        const issues = code === 'invalid' && { issues: [{ path: 'name', message: 'Este campo es obligatorio.' }] };
        return [code, { value: { message: errorMessage(code), code, ...issues, requestId: REQUEST_ID } }];
      });
      const schema = {
        allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: some } } }],
      };
      return [
        status,
        {
          description: some.map(errorMessage).join(' '),
          ...(status === 429 && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
          content: { 'application/json': { schema, examples: Object.fromEntries(examples) } },
        },
      ];
    }),
  );
};
