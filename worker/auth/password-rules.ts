import { AppError } from '../../src/shared/errors.ts';
import { searchKey } from '../../src/shared/search-key.ts';
import { madeOf } from './own-words.ts';
import { isListed } from './password-filter.ts';
import { formsOf, lettersOf } from './password-forms.ts';
import { EXAMPLE, type Refusal, refusalText } from './password-words.ts';

/** Shortest piece of an e-mail that counts: 'ana' is in too many words. */
const MIN_PIECE = 4;

const isRun = (text: string): boolean => {
  const steps = Array.from(text)
    .slice(1)
    .map((char, index) => char.charCodeAt(0) - text.charCodeAt(index));
  return steps.every((step) => step === 0) || steps.every((step) => step === 1) || steps.every((step) => step === -1);
};

/** Digits and what parts them, short enough to be a date, a document or a telephone. */
const isNumber = (folded: string): boolean => /^[\d\W_]+$/.test(folded) && folded.replace(/\D/g, '').length <= 10;

const piecesOf = (texts: readonly string[], shortest = MIN_PIECE): string[] =>
  texts.map((text) => searchKey(text).replace(/[\W_]/g, '')).filter((piece) => piece.length >= shortest);

/** Nothing but these pieces, at least one of `own`, and digits: fewer letters are left than a piece has. */
const isMadeOf = (bare: string, own: readonly string[], also: readonly string[] = []): boolean => {
  const left = [...own, ...also].reduce((rest, piece) => rest.replace(piece, ''), bare).replace(/\d/g, '');
  return own.some((piece) => bare.includes(piece)) && left.length < MIN_PIECE;
};

/**
 * The domain alone is no hint: a whole company has it, and it may be the name of a product. Beside it a short name counts too:
 * 'luz.correo1' of luz@correo.co.
 */
const isFromEmail = (folded: string, email: string): boolean => {
  const bare = folded.replace(/[\W_]/g, '');
  const [local = '', domain = ''] = email.split('@');
  const site = piecesOf(domain.split('.').slice(0, 1)).filter((piece) => bare.includes(piece));
  const own = piecesOf([email, local, ...local.split(/[\W_\d]+/)], site.length > 0 ? MIN_PIECE - 1 : MIN_PIECE);
  return isMadeOf(bare, own, site);
};

/** The person's own name, or parts of it: the list holds the frequent ones only. */
const isFromName = (folded: string, name: string): boolean =>
  isMadeOf(folded.replace(/[\W_]/g, ''), piecesOf([name, ...name.split(/\s+/)]));

const wordsOf = (folded: string) =>
  folded
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join('');

/** Why a new password is refused; null when it is fine. Its length is the schema's. In the order of telling. */
export const refusalOf = (password: string, email: string, name: string): Refusal | null => {
  const folded = searchKey(password);
  if (wordsOf(folded) === wordsOf(EXAMPLE)) return 'example';
  if (isRun(folded) || /^(.{1,4})\1+$/.test(folded)) return 'row';
  if (isFromEmail(folded, email)) return 'email';
  if (isFromName(folded, name)) return 'name';
  for (const letters of lettersOf(password)) {
    const kind = madeOf(letters);
    if (kind) return kind;
  }
  if (isListed(folded)) return 'common';
  if (isNumber(folded)) return 'digits';
  return formsOf(password).some(isListed) ? 'dressed' : null;
};

/** The sentence under the field of a new password that is refused; null when it is fine. */
export const refusedPassword = (password: string, email: string, name: string): string | null => {
  const refusal = refusalOf(password, email, name);
  return refusal && refusalText(refusal);
};

/** Throws `invalid` at `password` when a new password is refused. `name` is its person's. */
export const assertAcceptable = (password: string, email: string, name: string): void => {
  const message = refusedPassword(password, email, name);
  if (message) throw new AppError('invalid', { issues: [{ path: 'password', message }] });
};
