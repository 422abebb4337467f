/** What a template puts into a form, field by field: text by the field's name. */
export type Texts = Readonly<Record<string, string>>;
/** What a template did: what stood in the fields before and after it, and the fields that had text of their own. */
export type Begun = { before: Texts; after: Texts; kept: string[] };

const has = (text: string | undefined): boolean => (text ?? '').trim() !== '';

/** A template fills what is empty. What somebody typed is never replaced: it is named in `kept`, unless it says the same already. */
export const begin = (template: Texts, typed: Texts): Begun => {
  const given = Object.entries(template).filter(([field, text]) => has(text) && field in typed);
  const empty = given.filter(([field]) => !has(typed[field]));
  return {
    before: Object.fromEntries(empty.map(([field]) => [field, typed[field] ?? ''])),
    after: Object.fromEntries(empty),
    kept: given.filter(([field, text]) => has(typed[field]) && !typed[field]?.includes(text)).map(([field]) => field),
  };
};

/** The template's text after what stands in the fields that were kept. A line of its own; `oneLine` names the fields that have one only. */
export const append = (
  template: Texts,
  typed: Texts,
  { before, after, kept }: Begun,
  oneLine: readonly string[],
): Begun => {
  const texts = kept.map((field) => {
    const between = oneLine.includes(field) ? '. ' : '\n';
    return [field, `${(typed[field] ?? '').trimEnd()}${between}${template[field] ?? ''}`] as const;
  });
  return {
    before: { ...before, ...Object.fromEntries(kept.map((field) => [field, typed[field] ?? ''])) },
    after: { ...after, ...Object.fromEntries(texts) },
    kept: [],
  };
};

/** What takes a template back: only the fields that still say what it put there. */
export const undo = ({ before, after }: Begun, typed: Texts): Texts =>
  Object.fromEntries(Object.entries(before).filter(([field]) => typed[field] === after[field]));
