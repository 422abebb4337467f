import { today } from '../../src/shared/time.ts';
import { type Answer, json } from '../edge/answer.ts';
import { contextOf, type Incoming } from '../edge/request-context.ts';
import { readBanner } from '../features/settings/queries.ts';

/** Where pages ask for the notice of the service, after they are up. */
const PATH = '/api/aviso';
/** A notice is read at most once a minute by each browser. */
const KEPT = { 'cache-control': 'public, max-age=60' };

/** `{ id, text, tone }` of the notice that pages show today; 204 without one. Null: another path. */
export const answerBanner = async (incoming: Incoming): Promise<Answer | null> => {
  const { request, url, clock } = incoming;
  if (url.pathname !== PATH || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
  const banner = await readBanner(contextOf(incoming).db, today(clock()));
  const body = banner && { id: banner.id, text: banner.text, tone: banner.tone };
  return { response: json(body, body ? 200 : 204, KEPT), route: PATH };
};
