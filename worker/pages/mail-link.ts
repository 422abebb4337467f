import type { Match } from '../../src/shared/routes.ts';
import { endEverything, findNotMe } from '../auth/not-me.ts';
import { keepsSomebodyOut } from '../auth/refuse-entries.ts';
import { type Answer, failure } from '../edge/answer.ts';
import { contextOf, type Incoming } from '../edge/request-context.ts';
import { eraseDisowned } from '../features/leaving/disowned.ts';
import { endClientMails, findSubscription, saveChoice } from '../features/post/queries.ts';
import { visitPress } from './linked-visit.ts';
import {
  clientUnsubscribedHtml,
  clientUnsubscribeHtml,
  disownedHtml,
  disownHtml,
  disputedHtml,
  disputeHtml,
  endedHtml,
  nobodyRefusedHtml,
  notMeHtml,
  overHtml,
  refusedHtml,
  refuseHtml,
  unknownHtml,
  unsubscribedHtml,
  unsubscribeHtml,
  usedHtml,
} from './mail-link-html.ts';
import { sheetAnswer } from './sheet-html.ts';

const unknown = async () => sheetAnswer(await unknownHtml(), 404);

type LinkPage = (incoming: Incoming, token: string) => Promise<Response>;

/** What the link of a notice shows before its press, after it, and once it was used. */
const pagesOf = ({ refuses, disputes, disowns, takesRecent }: NonNullable<Awaited<ReturnType<typeof findNotMe>>>) => {
  if (disowns) return { ask: disownHtml, done: disownedHtml, used: usedHtml };
  if (refuses) return { ask: refuseHtml, done: refusedHtml, used: refusedHtml };
  if (disputes) return { ask: disputeHtml, done: disputedHtml, used: disputedHtml };
  return { ask: () => notMeHtml(takesRecent), done: () => endedHtml(takesRecent), used: usedHtml };
};

/** `/no-fui-yo/{token}`, from a security notice: shows, and ends all sessions when pressed. */
const notMe: LinkPage = async (incoming, token) => {
  const { request, clock, post } = incoming;
  const context = contextOf(incoming);
  const { db } = context;
  const id = await post.readLink('not_me', token);
  const found = id && (await findNotMe(db, id, clock()));
  if (!id || !found) return unknown();
  const pages = pagesOf(found);
  if (found.state === 'over') return sheetAnswer(await overHtml());
  const nobody = async () => found.refuses && !(await keepsSomebodyOut(db, id));
  if (found.state === 'used') return sheetAnswer(await ((await nobody()) ? nobodyRefusedHtml() : pages.used()));
  if (request.method !== 'POST') return sheetAnswer(await pages.ask());
  if (found.disowns && !(await eraseDisowned(context, found))) {
    await endEverything(context, id);
    return sheetAnswer(await endedHtml(found.takesRecent));
  }
  if (!found.disowns) await endEverything(context, id);
  return sheetAnswer(await ((await nobody()) ? nobodyRefusedHtml() : pages.done()));
};

/** `/baja/{token}`, from a mail that may be switched off (and its `List-Unsubscribe`): shows, and switches it off when pressed. */
const unsubscribe: LinkPage = async (incoming, token) => {
  const { db } = contextOf(incoming);
  const id = await incoming.post.readLink('unsubscribe', token);
  const found = id && (await findSubscription(db, id));
  if (!found) return unknown();
  const isPress = incoming.request.method === 'POST';
  if ('clientId' in found) {
    if (!isPress) return sheetAnswer(await clientUnsubscribeHtml(found.clinicName));
    await endClientMails(db, found, incoming.clock());
    return sheetAnswer(await clientUnsubscribedHtml(found.clinicName));
  }
  if (!isPress) return sheetAnswer(await unsubscribeHtml(found.kind));
  // Whoever reads the mailbox is no thief of a session: no recovery takes it back.
  await saveChoice(db, found.userId, { kind: found.kind, way: 'email', wanted: false }, 0);
  return sheetAnswer(await unsubscribedHtml(found.kind));
};

export const notMePage = (incoming: Incoming, { params }: Match) => notMe(incoming, params.token ?? '');
export const unsubscribePage = (incoming: Incoming, { params }: Match) => unsubscribe(incoming, params.token ?? '');

const PAGES: Readonly<Record<string, LinkPage>> = { 'no-fui-yo': notMe, baja: unsubscribe, cita: visitPress };

/** The press on such a page. Null: another path or method. */
export const answerMailLink = async (incoming: Incoming): Promise<Answer | null> => {
  const [, name = '', token = ''] = /^\/([a-z-]+)\/([\w-]+)$/.exec(incoming.url.pathname) ?? [];
  const page = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  if (incoming.request.method !== 'POST' || !page) return null;
  const route = `/${name}/:token`;
  try {
    return { response: await page(incoming, token), route };
  } catch (error) {
    return { response: failure(error, incoming.requestId), route };
  }
};
