import { purge } from './auth/purge.ts';
import { connect } from './db/client.ts';
import { type Answer, failure } from './edge/answer.ts';
import { answerCalls } from './edge/calls.ts';
import { logBug, logRequest } from './edge/log.ts';
import { answerMiss } from './edge/misses.ts';
import type { Visit } from './edge/request-context.ts';
import type { Env } from './env.ts';
import { purgeLeft } from './features/leaving/purge.ts';
import { answerBanner } from './pages/banner.ts';
import { answerCalendar } from './pages/calendar.ts';
import { answerConsult } from './pages/consult.ts';
import { answerMailLink } from './pages/mail-link.ts';
import { deliver, PER_TICK } from './post/deliver.ts';
import { channelOf, postOf } from './post/post.ts';
import { purgePost } from './post/purge.ts';
import { answerDocument } from './rest/document.ts';
import { answerRest } from './rest/handler.ts';

const clock = () => Date.now();
/** The cron of the post (wrangler.toml). */
const EVERY_MINUTE = '* * * * *';

/** The order of rooms: calls of the app, calls of spec §7, pages made here, and whatever else is no file. */
const answer = async (visit: Visit): Promise<Answer> => {
  try {
    return (
      (await answerCalls(visit)) ??
      answerDocument(visit) ??
      (await answerBanner(visit)) ??
      (await answerRest(visit)) ??
      (await answerCalendar(visit)) ??
      (await answerConsult(visit)) ??
      (await answerMailLink(visit)) ??
      (await answerMiss(visit))
    );
  } catch (error) {
    return { response: failure(error, visit.requestId), route: '?' };
  }
};

export default {
  async fetch(request, env, execution) {
    const start = clock();
    const id = crypto.randomUUID();
    const later = (work: Promise<unknown>) => execution.waitUntil(work);
    const channel = channelOf(env);
    let hasMail = false;
    const post = postOf(channel, () => {
      hasMail = true;
    });
    const { response, route } = await answer({
      request,
      url: new URL(request.url),
      env,
      clock,
      requestId: id,
      post,
      later,
    });
    if (hasMail) later(deliver({ db: connect(env.DB), channel, clock }).catch((error) => logBug(id, error)));
    const stamped = new Response(request.method === 'HEAD' ? null : response.body, response);
    stamped.headers.set('x-request-id', id);
    logRequest({ id, method: request.method, route, status: response.status, ms: clock() - start });
    return stamped;
  },
  /** Every minute the post; at night what is dead is erased. */
  async scheduled(event, env) {
    const db = connect(env.DB);
    const send = () => deliver({ db, channel: channelOf(env), clock }, PER_TICK);
    const nightly = [purgeLeft, purge, purgePost].map((part) => () => part(db, clock()));
    for (const part of event.cron === EVERY_MINUTE ? [send] : nightly) {
      try {
        await part();
      } catch (error) {
        // The others still do theirs; the next time tries this one again.
        logBug(crypto.randomUUID(), error);
      }
    }
  },
} satisfies ExportedHandler<Env>;
