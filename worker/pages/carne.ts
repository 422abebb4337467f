import { callHeaders } from '../../src/shared/headers.ts';
import type { Match } from '../../src/shared/routes.ts';
import { today } from '../../src/shared/time.ts';
import { siteOrigin } from '../edge/origin.ts';
import { contextOf, type Incoming } from '../edge/request-context.ts';
import { openShare } from '../features/records/shared-carne.ts';
import { carneHtml, coverHtml, deadLinkHtml } from './carne-html.ts';

/** No script, no frame, no form: a style sheet and a picture that stands in the page are all it may load. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Programs that look at a link to draw a preview of it: nobody has opened it yet, so they see a cover that holds nothing. A
 * program that only claims to be one opens the cover like everybody, and is counted. Cubot makes phones, Telegram's app opens
 * pages.
 */
const PREVIEW = /(?<!cu)bot|crawl|spider|preview|facebookexternalhit|^whatsapp|curl/i;

/** What the cover's link asks for. */
const OPEN = 'abrir';

/** `/carne/{token}`: a pet's carné for whoever holds the link, without account and without script; it prints on one page. */
export const carnePage = async (incoming: Incoming, { params }: Match): Promise<Response> => {
  const { request, clock, url } = incoming;
  const now = clock();
  const closed = PREVIEW.test(request.headers.get('user-agent') ?? '') && !url.searchParams.has(OPEN);
  const opened = request.method === 'GET' && !closed;
  const found = await openShare(contextOf(incoming).db, params.token ?? '', now, today(now), opened);
  const address = siteOrigin(incoming) + url.pathname;
  const page = found && (closed ? coverHtml(`${url.pathname}?${OPEN}`) : carneHtml(found, address, now));
  return new Response(await (page ?? deadLinkHtml()), {
    status: found ? 200 : 404,
    headers: {
      ...callHeaders,
      'content-security-policy': POLICY,
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
    },
  });
};
