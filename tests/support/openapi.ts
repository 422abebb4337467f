import * as z from 'zod';
import { openApi } from '../../worker/rest/openapi.ts';
import { REST } from '../../worker/rest/table.ts';

// biome-ignore lint/suspicious/noExplicitAny: a JSON document, walked by path
type Loose = any;

/** The document that the Worker answers, read with its references resolved. */
export const DOCUMENT: Loose = openApi();

const resolved = (node: Loose): Loose => {
  if (Array.isArray(node)) return node.map(resolved);
  if (node === null || typeof node !== 'object') return node;
  if (typeof node.$ref === 'string')
    return resolved(
      node.$ref
        .slice(2)
        .split('/')
        .reduce((at: Loose, name: string) => at[name], DOCUMENT),
    );
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, resolved(value)]));
};

export type Operation = { name: string; method: string; path: string; operation: Loose };

/** Every operation of the document. */
export const OPERATIONS: Operation[] = Object.entries(DOCUMENT.paths as Record<string, Loose>).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    operation: resolved(operation),
  })),
);

const judges = new Map<Loose, z.ZodType>();
/** What is wrong with a value by a JSON schema of the document; empty: nothing. */
export const faultsOf = (schema: Loose, value: unknown): string[] => {
  const judge = judges.get(schema) ?? z.fromJSONSchema(schema);
  judges.set(schema, judge);
  const { success, error } = judge.safeParse(value);
  return success ? [] : error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
};

const operationOf = (method: string, path: string): Operation | undefined => {
  const segments = path.replace(/^\/api(?=\/)/, '').split('/');
  const row = REST.find((one) => {
    const parts = one.path.split('/');
    return (
      one.method === method &&
      parts.length === segments.length &&
      parts.every((part, index) => (part.startsWith('{') ? segments[index] : part === segments[index]))
    );
  });
  return row && OPERATIONS.find(({ name }) => name === `${row.method} ${row.path}`);
};

/** What of an answer the document does not know; null: it is as described, or no answer of a described call. */
export const undescribed = (
  method: string,
  path: string,
  { status, text, headers }: { status: number; text: string; headers: Headers },
): string | null => {
  const found = operationOf(method, new URL(path, 'https://patas.test').pathname);
  if (!found || headers.get('content-type')?.startsWith('text/html')) return null;
  const { name, operation } = found;
  const response = operation.responses[status];
  if (!response) return `${name} answered ${status}, which is not described: ${text}`;
  const content = response.content?.['application/json'];
  if (!content) return text === '' ? null : `${name} answered ${status} with a body, which is not described: ${text}`;
  const faults = faultsOf(content.schema, JSON.parse(text));
  return faults.length === 0 ? null : `${name} answered ${status} otherwise than described: ${faults.join('; ')}`;
};
