import { callHeaders } from '../../src/shared/headers.ts';
import type { Match } from '../../src/shared/routes.ts';
import { today } from '../../src/shared/time.ts';
import { contextOf, type Visit } from '../edge/request-context.ts';
import { openShare } from '../features/records/shared-carne.ts';
import { carneHtml, deadLinkHtml } from './carne-html.ts';

/** No script, no frame, no form: a style sheet and a picture that stands in the page are all it may load. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Programs that look at a link to draw a preview of it: nobody has opened it yet. Cubot makes phones, Telegram's app opens pages. */
const PREVIEW = /(?<!cu)bot|crawl|spider|preview|facebookexternalhit|^whatsapp|curl/i;

/** `/carne/{token}`: a pet's carné for whoever holds the link, without account and without script; it prints on one page. */
export const carnePage = async (visit: Visit, { params }: Match): Promise<Response> => {
  const { request, clock, url } = visit;
  const now = clock();
  const opened = request.method === 'GET' && !PREVIEW.test(request.headers.get('user-agent') ?? '');
  const found = await openShare(contextOf(visit).db, params.token ?? '', now, today(now), opened);
  return new Response(found ? await carneHtml(found, url, now) : await deadLinkHtml(), {
    status: found ? 200 : 404,
    headers: {
      ...callHeaders,
      'content-security-policy': POLICY,
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
    },
  });
};
