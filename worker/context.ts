import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { ErrorKey } from '../src/shared/errors.ts';
import type { Clock } from '../src/shared/time.ts';
import type { Breaches } from './auth/breaches.ts';
import type { FactorSetup } from './auth/factors/deployment.ts';
import type { Viewer } from './auth/viewer.ts';
import type { Db } from './db/client.ts';
import type { Post } from './post/post.ts';

/** What a procedure knows of its request. Nothing here is a Request, a header or a status. */
export type Context = {
  db: Db;
  clock: Clock;
  requestId: string;
  /** Notes for the log of requests by which rule a procedure refused. */
  refused: (key: ErrorKey) => void;
  /** Bearer token as sent, unchecked; null when none came. */
  token: string | null;
  /** Name of a submission, as sent, unchecked (worker/idempotency.ts); null when none came. */
  idempotencyKey: string | null;
  /** Network the call came from, as throttling counts it: an IPv4 address or an IPv6 /64. */
  network: string;
  /** `Chrome · Android`; null when the client does not say. */
  device: string | null;
  /**
   * Who is calling; null: anonymous, which a dead session and an inactive account are too. Read once per request, from
   * the primary, and only when a procedure asks.
   */
  viewer: () => Promise<Viewer | null>;
  /**
   * Rows of a query that is read in one trip with the viewer, who is then known; none for nobody. For what must be known before
   * a batch can be written: a trip of its own would be a third one. `ownClinic` stands for the caller's clinic, NULL without one.
   */
  alongside: <Query extends BatchItem<'sqlite'>>(
    queryOf: (ownClinic: SQL) => Query,
  ) => Promise<Query['_']['result'] | []>;
  /** The call came by a path of spec §7, not from our screens. */
  bySpec: boolean;
  /** What the deployment can write to people. */
  post: Post;
  /** Whether a password leaked elsewhere, where the deployment asks (worker/auth/breaches.ts). */
  breached: Breaches;
  /** What the deployment has for second steps. */
  factors: FactorSetup;
  /** Work that the answer does not wait for. */
  later: (work: Promise<unknown>) => void;
};
