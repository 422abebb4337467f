declare module 'nspell' {
  /** A spell checker over a hunspell dictionary: affix rules and words. */
  export default function nspell(aff: string, dic: string): { correct: (word: string) => boolean };
}
