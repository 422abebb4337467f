import * as z from 'zod';
import { BRAND } from '../../src/shared/brand.ts';
import { IDEMPOTENCY_KEY } from '../../src/shared/limits.ts';
import { slotTime } from '../../src/shared/schemas/appointment.ts';
import { pageInput } from '../../src/shared/schemas/page.ts';
import { email, phone } from '../../src/shared/schemas/text.ts';
import { appRouter } from '../router.ts';
import { DESCRIBED, NAMED } from './described.ts';
import type { Described } from './description.ts';
import { errorsOf, failuresOf, PROBLEM, type Schema } from './failures.ts';
import { REST, type RestRow } from './table.ts';

/** What a schema cannot say by itself, because code decides it. */
const HINTS = new Map<unknown, Schema>([
  [email, { format: 'email' }],
  [phone, { description: '10 digits: a mobile 3XX… or a landline 60…; blanks, hyphens and +57 are accepted.' }],
  [slotTime, { description: 'Wall time in Bogotá on the grid of slots.', examples: ['2026-11-27T10:30'] }],
]);

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema: into }) => void Object.assign(into, HINTS.get(zodSchema)),
  });
  return made;
};

const ref = (schema: z.ZodType): Schema => {
  const name = NAMED.get(schema);
  return name ? { $ref: `#/components/schemas/${name}` } : jsonSchema(schema, 'output');
};

type Procedure = { _def: { inputs: z.ZodType[]; output: z.ZodType } };

const procedureOf = ({ procedure }: Described): Procedure['_def'] => {
  const found = (appRouter._def.procedures as unknown as Record<string, Procedure>)[procedure];
  if (!found) throw new Error(`there is no procedure ${procedure}`);
  return found._def;
};

const successesOf = (row: RestRow, described: Described): Schema => {
  const { answer, example, also = {} } = described;
  if (row.status === 204) return { 204: { description: 'Done.' } };
  const one = ref(answer ?? procedureOf(described).output);
  const isList = row.takes === 'page';
  const shown = (description: string) => ({
    description,
    ...(isList && { headers: { Link: { $ref: '#/components/headers/Link' } } }),
    content: {
      'application/json': {
        schema: isList ? { type: 'array', items: one } : one,
        example: isList ? [example] : example,
      },
    },
  });
  const status = typeof row.status === 'function' ? 201 : (row.status ?? 200);
  return Object.fromEntries([
    [status, shown(status === 201 ? 'Made.' : 'Done.')],
    ...Object.entries(also).map(([other, when]) => [other, shown(when)]),
  ]);
};

/** The procedure's input without what stands in the path. */
const bodyOf = (row: RestRow, described: Described): Schema => {
  const schema = jsonSchema(procedureOf(described).inputs[0] ?? z.unknown(), 'input');
  const { id: _, ...properties } = schema.properties as Schema;
  if (row.takes === 'params')
    return { type: 'object', properties: { currentPassword: properties.currentPassword } as Schema };
  if (row.takes !== 'both') return schema;
  return { ...schema, properties, required: (schema.required as string[]).filter((name) => name !== 'id') };
};

const parametersOf = (row: RestRow, { creates }: Described): Schema[] => [
  ...(row.path.includes('{id}')
    ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string', minLength: 1, maxLength: 64 } }]
    : []),
  ...(row.takes === 'page'
    ? Object.entries(jsonSchema(pageInput, 'input').properties as Schema).map(([name, schema]) => ({
        name,
        in: 'query',
        schema,
      }))
    : []),
  ...(creates ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
];

const operationOf = (row: RestRow, described: Described): Schema => {
  const { summary, description, tag, roles, body, procedure } = described;
  const parameters = parametersOf(row, described);
  const may = roles === null ? 'Anybody.' : `Roles: ${roles === 'any' ? 'all' : roles.join(', ')}.`;
  return {
    operationId: procedure.replace('.', '_'),
    tags: [tag],
    summary,
    description: [description, may].filter(Boolean).join(' '),
    security: roles === null ? [{ bearer: [] }, {}] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: {
        required: row.takes !== 'params',
        content: { 'application/json': { schema: bodyOf(row, described), example: body } },
      },
    }),
    responses: { ...successesOf(row, described), ...failuresOf(errorsOf(row, described)) },
  };
};

/** Name of a row in `DESCRIBED`. */
export const rowName = ({ method, path }: Pick<RestRow, 'method' | 'path'>): string => `${method} ${path}`;

/**
 * The OpenAPI 3.1 document of the calls of spec §7, made of the schemas that judge them. It names no host: caches keep one copy for
 * all, and whoever asked first would choose it.
 */
export const openApi = (): Schema => {
  const paths: Record<string, Schema> = {};
  for (const row of REST) {
    const described = DESCRIBED[rowName(row)];
    if (!described) throw new Error(`${rowName(row)} is not described`);
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(row, described) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${BRAND} API`,
      version: '1.0.0',
      description:
        'Calls for clients that are not our own screens. Messages are Spanish, for people; `code` is for programs. Every answer carries `x-request-id`.',
    },
    servers: [{ url: '/' }, { url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The token of POST /auth/login.' } },
      parameters: {
        IdempotencyKey: {
          name: IDEMPOTENCY_KEY,
          in: 'header',
          description:
            'Names a submission. Sent again with the same key and content, after a lost answer, nothing is made twice.',
          schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[!-~]+$' },
        },
      },
      headers: {
        Link: { description: 'The next page, `rel="next"`; missing: this is the last.', schema: { type: 'string' } },
        RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
      },
      schemas: {
        ...Object.fromEntries([...NAMED].map(([schema, name]) => [name, jsonSchema(schema, 'output')])),
        Problem: PROBLEM,
      },
    },
  };
};
