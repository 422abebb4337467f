/**
 * Passwords tried first against Colombian accounts, with or without digits and signs around them. The public lists know few of
 * them: they were written where English is spoken.
 */
export const TRIED_HERE: readonly string[] = `searchKey`.split(/\s+/);
