/**
 * Keys of writes whose answer is not known yet, by what was asked: the same thing asked again meanwhile is the same submission.
 * They live as long as the tab.
 */
const open = new Map<string, string>();
/** More than this were never answered: the oldest goes. */
const MOST = 50;

/** What tells one submission from another: who asks what. */
export const askedKey = (userId: string | null, path: string, input: unknown): string =>
  JSON.stringify([userId, path, input]);

/** The key of a submission: the one it was sent with before, while that got no answer, else a new one. */
export const keepKey = (asked: string): string => {
  const key = open.get(asked) ?? crypto.randomUUID();
  open.set(asked, key);
  const [oldest] = open.keys();
  if (open.size > MOST && oldest !== undefined) open.delete(oldest);
  return key;
};

/** The answer came: the same thing asked from now on is another submission. */
export const forgetKey = (asked: string): void => {
  open.delete(asked);
};
