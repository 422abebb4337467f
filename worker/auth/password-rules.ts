import { AppError, ISSUE } from '../../src/shared/errors.ts';
import { searchKey } from '../../src/shared/search-key.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

const ENDS = /^[\d\W_]+|[\d\W_]+$/g;
/** Shortest piece of an e-mail that counts: 'ana' is in too many words. */
const MIN_PIECE = 4;

const isRun = (text: string): boolean => {
  const steps = Array.from(text)
    .slice(1)
    .map((char, index) => char.charCodeAt(0) - text.charCodeAt(index));
  return steps.every((step) => step === 0) || steps.every((step) => step === 1) || steps.every((step) => step === -1);
};

const isCommon = (folded: string): boolean =>
  isRun(folded) ||
  /^(.{1,4})\1+$/.test(folded) ||
  COMMON_PASSWORDS.has(folded) ||
  COMMON_PASSWORDS.has(folded.replace(ENDS, ''));

const piecesOf = (texts: readonly string[], shortest = MIN_PIECE): string[] =>
  texts.map((text) => searchKey(text).replace(/[\W_]/g, '')).filter((piece) => piece.length >= shortest);

/**
 * The domain alone is no hint: a whole company has it, and it may be the name of a product. Beside it a short name counts too:
 * 'luz.correo1' of luz@correo.co.
 */
const isFromEmail = (folded: string, email: string): boolean => {
  const bare = folded.replace(/[\W_]/g, '');
  const [local = '', domain = ''] = email.split('@');
  const site = piecesOf(domain.split('.').slice(0, 1)).filter((piece) => bare.includes(piece));
  const own = piecesOf([email, local, ...local.split(/[\W_\d]+/)], site.length > 0 ? MIN_PIECE - 1 : MIN_PIECE);
  const left = [...own, ...site].reduce((rest, piece) => rest.replace(piece, ''), bare).replace(/\d/g, '');
  return own.some((piece) => bare.includes(piece)) && left.length < MIN_PIECE;
};

/**
 * Why a new password is refused, as the sentence under its field; null when it is fine. Its length is the schema's.
 * Common: on the list, with or without digits and signs around it, or one short pattern repeated. From the e-mail: little
 * else than its words.
 */
export const refusedPassword = (password: string, email: string): string | null => {
  const folded = searchKey(password);
  if (isCommon(folded)) return ISSUE.password_common;
  return isFromEmail(folded, email) ? ISSUE.password_from_email : null;
};

/** Throws `invalid` at `password` when a new password is refused. */
export const assertAcceptable = (password: string, email: string): void => {
  const message = refusedPassword(password, email);
  if (message) throw new AppError('invalid', { issues: [{ path: 'password', message }] });
};
