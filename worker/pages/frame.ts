import { pageHeaders, pagePolicy } from '../../src/shared/headers.ts';
import type { Incoming } from '../edge/request-context.ts';

/** A built page for the Worker to fill, with the headers of its answer. */
export type Frame = {
  html: string;
  /** Of pages, the policy with the script hashes of the build among them; kept by nobody until the page says otherwise. */
  headers: Headers;
  /** Changes with every build. */
  version: string;
};

/** Reads a built page that is no page of its own (SPECIAL_FILES). */
export const readFrame = async ({ env, url }: Pick<Incoming, 'env' | 'url'>, file: string): Promise<Frame> => {
  const asset = await env.ASSETS.fetch(new Request(new URL(file, url)));
  if (asset.status !== 200) throw new Error(`the build has no ${file}`);
  const headers = new Headers({
    ...pageHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': asset.headers.get('content-security-policy') ?? pagePolicy(),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  return { html: await asset.text(), headers, version: asset.headers.get('etag') ?? '' };
};

/** Address of the sprite that the build gave a hashed name, as the frame's own icons call it. */
export const spriteOf = ({ html }: Pick<Frame, 'html'>): string => /<use href="([^"#]+)#/.exec(html)?.[1] ?? '';
