import { decodeBase64url, encodeBase64url } from '../../base64url.ts';

/** Begins what is sealed this way, so that another way can follow. */
const FORM = 'v1.';
const IV_BYTES = 12;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A key of its own for this use, whatever else the deployment's secret may serve. */
const keyOf = async (secret: string): Promise<CryptoKey> => {
  const material = await crypto.subtle.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveKey']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf('totp') };
  return crypto.subtle.deriveKey(how, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
};

/** A text that only the holder of the deployment's secret can read, and only as `owner`'s: moved to another row it is no longer one. */
export const seal = async (secret: string, owner: string, text: string): Promise<string> => {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const how = { name: 'AES-GCM', iv, additionalData: bytesOf(owner) };
  const sealed = new Uint8Array(await crypto.subtle.encrypt(how, await keyOf(secret), bytesOf(text)));
  return `${FORM}${encodeBase64url(new Uint8Array([...iv, ...sealed]))}`;
};

/** What was sealed; null: under another secret, for another owner, or changed since. */
export const unseal = async (secret: string, owner: string, sealed: string): Promise<string | null> => {
  if (!sealed.startsWith(FORM)) return null;
  try {
    const bytes = decodeBase64url(sealed.slice(FORM.length));
    const how = { name: 'AES-GCM', iv: bytes.slice(0, IV_BYTES), additionalData: bytesOf(owner) };
    return new TextDecoder().decode(await crypto.subtle.decrypt(how, await keyOf(secret), bytes.slice(IV_BYTES)));
  } catch {
    return null;
  }
};
