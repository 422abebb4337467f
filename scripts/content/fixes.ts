import type * as z from 'zod';

/** Name of a field from its path: `action[0].text`. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '') || '(todo el archivo)';

const TYPE_NAME: Record<string, string> = {
  string: 'texto',
  number: 'número',
  int: 'número entero',
  boolean: 'true o false',
  array: 'lista',
  object: 'grupo de campos',
};

/** What a text that has the wrong form should look like; a schema with a sentence of its own has said it already. */
const formFix = (issue: z.core.$ZodIssueInvalidStringFormat): string => {
  if (!issue.message.startsWith('Invalid')) return issue.message;
  if (issue.format === 'url') return 'escribe la dirección completa, desde https://';
  if ('prefix' in issue) return `debe empezar por «${issue.prefix}»`;
  return `no tiene la forma que pide el esquema${issue.pattern ? ` (${issue.pattern})` : ''}`;
};

/** What is wrong with a value that may have several forms, judged by the form whose type it has; null when it has none. */
const nearestBranch = ({ errors }: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue | null =>
  errors.find((issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0))?.[0] ?? null;

/** What to do about a zod issue, in Spanish words rather than zod's. */
export const fixFor = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `quita o corrige ${issue.keys.map((key) => `«${key}»`).join(', ')}: el esquema no conoce ese campo`;
    case 'invalid_type':
      if (issue.input === undefined) return 'falta este campo: agrégalo';
      return `debe ser de tipo ${TYPE_NAME[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `usa uno de: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return issue.message.startsWith('Too') ? `muy corto o pequeño: el mínimo es ${issue.minimum}` : issue.message;
    case 'too_big':
      return issue.message.startsWith('Too') ? `muy largo o grande: el máximo es ${issue.maximum}` : issue.message;
    case 'invalid_format':
      return formFix(issue as z.core.$ZodIssueInvalidStringFormat);
    case 'invalid_union': {
      const near = nearestBranch(issue);
      return near
        ? `${near.path.length > 0 ? `${fieldName(near.path)}: ` : ''}${fixFor(near)}`
        : 'no tiene ninguna de las formas que admite el esquema: revisa sus campos y su tipo';
    }
    case 'invalid_key':
    case 'invalid_element':
      return 'tiene una clave o un valor que el esquema no admite';
    default:
      return issue.message;
  }
};
