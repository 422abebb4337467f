import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { siteUrl } from './site-url.ts';

/** Where RFC 9116 looks for it. */
export const SECURITY_TXT = '.well-known/security.txt';
/** The RFC advises less than a year; a site that nobody has built for so long should not promise an answer. */
const VALID_MS = 360 * 24 * 60 * 60 * 1000;

type Policy = { controller: { email: string } | null };

/**
 * `security.txt` (RFC 9116) as of `now`, ms UTC: whom to tell of a weakness, which is whoever answers for the data. Null while the
 * policy names nobody: an address that nobody reads would be worse than none, and such a site is not deployed (scripts/deploy.ts).
 */
export const securityTxt = ({ controller }: Policy, now: number): string | null =>
  controller &&
  [
    `Contact: mailto:${controller.email}`,
    `Expires: ${new Date(now + VALID_MS).toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: es, en',
    `Canonical: ${siteUrl()}/${SECURITY_TXT}`,
    '',
  ].join('\n');

/** The same of the policy that stands in `content`. */
export const ownSecurityTxt = (content: string): string | null =>
  securityTxt(parse(readFileSync(join(content, 'politica.yaml'), 'utf8')) as Policy, Date.now());
