import type { ErrorKey } from '../../src/shared/errors.ts';
import { IDEMPOTENCY_KEY } from '../../src/shared/limits.ts';
import type { Clock } from '../../src/shared/time.ts';
import { breachesOf } from '../auth/breaches.ts';
import { deviceOf } from '../auth/device.ts';
import { factorSetupOf } from '../auth/factors/deployment.ts';
import { networkOf } from '../auth/network.ts';
import { clinicOfSession, findViewer, findViewerAnd, type Viewer } from '../auth/viewer.ts';
import type { Context } from '../context.ts';
import { connect } from '../db/client.ts';
import type { Env } from '../env.ts';
import { lapse } from '../features/appointments/lapse.ts';
import type { Post } from '../post/post.ts';
import { logBug, logFailure } from './log.ts';

/** What one request hands to the rooms behind the edge. */
export type Incoming = {
  request: Request;
  url: URL;
  env: Env;
  clock: Clock;
  requestId: string;
  post: Post;
  later: (work: Promise<unknown>) => void;
  /** Notes for the log by which rule a procedure refused. */
  refused: (key: ErrorKey) => void;
};

/** What procedures know of the request; `bySpec`: it came by a path of spec §7. The session is read at most once, and only when somebody asks. */
export const contextOf = (incoming: Incoming, bySpec = false): Context => {
  const { request, env, clock, requestId, post, later, refused } = incoming;
  const db = connect(env.DB);
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
  let viewer: Promise<Viewer | null> | undefined;
  const reading = (bearer: string) => {
    const now = clock();
    // Who cannot be helped here is not kept from the rest.
    const onOverdue = () => lapse(db, now, post).catch((fault) => logBug(requestId, fault));
    return { db, token: bearer, now, later, onOverdue };
  };
  return {
    db,
    clock,
    requestId,
    token,
    idempotencyKey: request.headers.get(IDEMPOTENCY_KEY),
    network: networkOf(env.ADDRESS || request.headers.get('cf-connecting-ip')),
    device: deviceOf(request.headers.get('user-agent')),
    viewer: () => {
      viewer ??= token ? findViewer(reading(token)) : Promise.resolve(null);
      return viewer;
    },
    alongside: async (queryOf) => {
      if (!token) return [];
      const query = queryOf(await clinicOfSession(token));
      if (viewer) return query;
      const both = findViewerAnd(reading(token), query);
      viewer = both.then((read) => read.viewer);
      // A failure of `both` is told to its caller; nobody asks for `viewer` then.
      viewer.catch(() => undefined);
      return (await both).rows;
    },
    bySpec,
    post,
    breached: breachesOf(env.BREACHED_PASSWORDS_URL, (error) => logFailure(requestId, 'breaches', error)),
    factors: factorSetupOf(env),
    later,
    refused,
  };
};
