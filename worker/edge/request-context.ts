import { IDEMPOTENCY_KEY } from '../../src/shared/limits.ts';
import type { Clock } from '../../src/shared/time.ts';
import { deviceOf } from '../auth/device.ts';
import { networkOf } from '../auth/network.ts';
import { clinicOfSession, findViewer, findViewerAnd, type Viewer } from '../auth/viewer.ts';
import type { Context } from '../context.ts';
import { connect } from '../db/client.ts';
import type { Env } from '../env.ts';
import type { Post } from '../post/post.ts';

/** What one request hands to the rooms behind the edge. */
export type Visit = {
  request: Request;
  url: URL;
  env: Env;
  clock: Clock;
  requestId: string;
  post: Post;
  later: (work: Promise<unknown>) => void;
};

/** What procedures know of the request. The session is read at most once, and only when somebody asks. */
export const contextOf = ({ request, env, clock, requestId, post, later }: Visit): Context => {
  const db = connect(env.DB);
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
  let viewer: Promise<Viewer | null> | undefined;
  return {
    db,
    clock,
    requestId,
    token,
    idempotencyKey: request.headers.get(IDEMPOTENCY_KEY),
    network: networkOf(request.headers.get('cf-connecting-ip')),
    device: deviceOf(request.headers.get('user-agent')),
    viewer: () => {
      viewer ??= token ? findViewer({ db, token, now: clock(), later }) : Promise.resolve(null);
      return viewer;
    },
    alongside: async (queryOf) => {
      if (!token) return [];
      const query = queryOf(await clinicOfSession(token));
      if (viewer) return query;
      const both = findViewerAnd({ db, token, now: clock(), later }, query);
      viewer = both.then((read) => read.viewer);
      // Who waits for `both` hears of its failure; `viewer` is then asked by nobody.
      viewer.catch(() => undefined);
      return (await both).rows;
    },
    post,
    later,
  };
};
