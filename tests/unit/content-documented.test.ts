import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';

const FOLDER = join(import.meta.dirname, '../../content/schema');

type Inner = {
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  options?: z.ZodType[];
  valueType?: z.ZodType;
};

/** Schemas that one wraps: the inside of optional, nullable, default, pipes, lists, unions and records. */
const inside = (schema: z.ZodType): z.ZodType[] => {
  const { innerType, in: input, element, options, valueType } = schema.def as unknown as Inner;
  return [innerType, input, element, valueType, ...(options ?? [])].filter((one) => one !== undefined);
};

const isDescribed = (schema: z.ZodType): boolean =>
  Boolean(schema.description) || inside(schema).some((one) => !(schema instanceof z.ZodArray) && isDescribed(one));

/** Paths of the fields below a schema that nobody described. */
const undocumented = (schema: z.ZodType, path: string): string[] => {
  if (!(schema instanceof z.ZodObject)) return inside(schema).flatMap((one) => undocumented(one, path));
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const here = `${path}.${name}`;
    return [...(isDescribed(field) ? [] : [here]), ...undocumented(field, here)];
  });
};

const modules = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));

test.each(modules)('every field of content/schema/%s says what it holds', async (name) => {
  const exported: Record<string, unknown> = await import(join(FOLDER, name));
  const schemas = Object.entries(exported).flatMap(([key, value]): [string, z.ZodType][] => {
    if (value instanceof z.ZodType) return [[key, value]];
    if (key.endsWith('SCHEMAS')) return Object.entries(value as Record<string, z.ZodType>);
    return [];
  });
  expect(schemas.flatMap(([key, schema]) => undocumented(schema, key))).toEqual([]);
});

test('the walk finds an undescribed field wherever it hides', () => {
  const schema = z.object({
    told: z.string().describe('Yes.').optional(),
    list: z.array(z.object({ hidden: z.string() })).describe('A list.'),
    bare: z.number().nullable(),
  });
  expect(undocumented(schema, 'x')).toEqual(['x.list.hidden', 'x.bare']);
});
