/** The prefix of a network as people read it: `190.25.3.x`, `2800:e2:1280:x`; null: it is not known. */
export const networkText = (prefix: string | null): string | null =>
  prefix === null ? null : prefix.replace(/\.0\/24$/, '.x').replace(/::\/48$/, ':x');

/** 'red 190.25.3.x', which does not break in two. */
export const networkWords = (prefix: string | null): string => {
  const text = networkText(prefix);
  return text === null ? 'red desconocida' : `red\u00A0${text}`;
};
