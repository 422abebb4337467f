import type { ErrorKey } from '../src/shared/errors.ts';
import { purge } from './auth/purge.ts';
import { keepWaiting, tellWoken } from './auth/woken-entries.ts';
import { connect } from './db/client.ts';
import { type Answer, failure } from './edge/answer.ts';
import { answerCalls } from './edge/calls.ts';
import { logBug, logRequest } from './edge/log.ts';
import type { Incoming } from './edge/request-context.ts';
import type { Env } from './env.ts';
import { lapseDue } from './features/appointments/lapse.ts';
import { offerFreed } from './features/appointments/offer.ts';
import { sweepBlocked } from './features/blocked/sweep.ts';
import { purgeMerged } from './features/clients/merge.ts';
import { askContracts } from './features/clinic-settings/contract.ts';
import { sweepFiles } from './features/files/sweep.ts';
import { sweepImports } from './features/imports/whole.ts';
import { purgeLeft } from './features/leaving/purge.ts';
import { remindDue } from './features/reminders/due-tick.ts';
import { remindMedicines } from './features/reminders/medicine-tick.ts';
import { announceDigests, remindVisits } from './features/reminders/tick.ts';
import { answerBanner } from './pages/banner.ts';
import { answerCalendar } from './pages/calendar.ts';
import { answerConsult } from './pages/consult.ts';
import { answerFile } from './pages/files.ts';
import { answerMailLink } from './pages/mail-link.ts';
import { answerMiss } from './pages/misses.ts';
import { deliver, PER_TICK } from './post/deliver.ts';
import { channelOf, postOf, sealOf } from './post/post.ts';
import { purgePost } from './post/purge.ts';
import { answerDocument } from './rest/document.ts';
import { answerRest } from './rest/handler.ts';

const clock = () => Date.now();
/** The cron of the post (wrangler.toml). */
const EVERY_MINUTE = '* * * * *';

/** The order of rooms: calls of the app, calls of spec §7, pages made here, and whatever else is no file. */
const answer = async (incoming: Incoming): Promise<Answer> => {
  try {
    return (
      (await answerCalls(incoming)) ??
      answerDocument(incoming) ??
      (await answerBanner(incoming)) ??
      (await answerRest(incoming)) ??
      (await answerCalendar(incoming)) ??
      (await answerConsult(incoming)) ??
      (await answerFile(incoming)) ??
      (await answerMailLink(incoming)) ??
      (await answerMiss(incoming))
    );
  } catch (error) {
    return { response: failure(error, incoming.requestId), route: '?' };
  }
};

export default {
  async fetch(request, env, execution) {
    const start = clock();
    const id = crypto.randomUUID();
    const pending: Promise<unknown>[] = [];
    const later = (work: Promise<unknown>) => {
      const done = work.catch((error) => logBug(id, error));
      pending.push(done);
      execution.waitUntil(done);
    };
    const channel = channelOf(env);
    let hasMail = false;
    const post = postOf(
      channel,
      () => {
        hasMail = true;
      },
      sealOf(env),
    );
    const refused = new Set<ErrorKey>();
    const { response, route } = await answer({
      request,
      url: new URL(request.url),
      env,
      clock,
      requestId: id,
      post,
      later,
      refused: (key) => refused.add(key),
    });
    // What is announced after the answer goes out, too.
    later(Promise.all(pending).then(() => (hasMail ? deliver({ db: connect(env.DB), channel, clock }) : undefined)));
    const stamped = new Response(request.method === 'HEAD' ? null : response.body, response);
    stamped.headers.set('x-request-id', id);
    const line = { id, method: request.method, route, status: response.status, ms: clock() - start };
    logRequest({ ...line, ...(refused.size > 0 && { refused: [...refused] }) });
    return stamped;
  },
  /** Every minute requests without an answer end, and the post goes out; at night what is dead is erased. */
  async scheduled(event, env) {
    const db = connect(env.DB);
    const send = () => deliver({ db, channel: channelOf(env), clock }, PER_TICK);
    const post = postOf(channelOf(env), () => undefined);
    const nightly = [
      ...[sweepBlocked, purgeLeft, purge, purgePost, purgeMerged, sweepImports].map((part) => () => part(db, clock())),
      () => askContracts(db, clock(), post),
      () => sweepFiles(db, env.FILES, clock()),
    ];
    for (const part of event.cron === EVERY_MINUTE
      ? [
          () => lapseDue(db, clock(), post),
          () => offerFreed(db, clock(), post),
          () => keepWaiting(db, clock()).run(),
          () => tellWoken(db, clock(), post),
          () => remindVisits(db, clock(), post),
          () => remindMedicines(db, clock(), post),
          () => announceDigests(db, clock(), post),
          () => remindDue(db, clock(), post),
          send,
        ]
      : nightly) {
      try {
        await part();
      } catch (error) {
        // The others still do theirs; the next time tries this one again.
        logBug(crypto.randomUUID(), error);
      }
    }
  },
} satisfies ExportedHandler<Env>;
