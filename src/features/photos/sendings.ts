import { useSyncExternalStore } from 'react';
import { knownError } from '../../lib/errors.ts';
import { PictureProblem } from '../../lib/pictures.ts';
import { fileProblem, preparedOnce } from '../../lib/prepared.ts';
import { type Captioned, type Destination, sendFile, sendSmall } from '../../lib/sent-files.ts';
import { getSession, subscribeSession } from '../../lib/session-store.ts';
import type { ErrorKey } from '../../shared/errors.ts';

/** A file on its way: it goes on while its person looks at another screen. */
export type Sending = {
  /** Of the file: sent again after a cut it is the same one. */
  readonly id: string;
  readonly name: string;
  /** How much has gone, 0 to 1. */
  readonly share: number;
  /** Why it did not go; null: it goes. */
  readonly problem: string | null;
  /** Whether sending it again may help. */
  readonly canRetry: boolean;
};

type Work = { to: Destination; file: File; whole: boolean; stop: AbortController; done: () => Promise<void> };

/** What no second try mends: the file itself is refused, or its place takes nothing more. */
const FINAL: ReadonlySet<ErrorKey> = new Set([
  'file_broken',
  'file_sealed',
  'file_kind',
  'file_odd',
  'file_moves',
  'file_metadata',
  'file_active',
  'file_pixels',
  'file_large',
  'file_empty',
  'file_photo_only',
  'file_place_not_found',
  'file_place_closed',
]);

const mayHelp = (error: unknown): boolean => {
  const known = knownError(error);
  return !(error instanceof PictureProblem) && !(known && FINAL.has(known.key));
};

const NONE: readonly Sending[] = [];
const nameOf = ({ kind, of }: Pick<Destination, 'kind' | 'of'>) => `${kind}:${of}`;

/** What goes where, by the name of the place; each list is another one once something of it changed. */
const going = new Map<string, readonly Sending[]>();
const works = new Map<string, Work>();
/** What arrived last at a place, in words. */
const told = new Map<string, string>();
const listeners = new Set<() => void>();
let sender: string | null = null;

const put = (place: string, list: readonly Sending[]) => {
  if (list.length > 0) going.set(place, list);
  else going.delete(place);
  for (const listener of listeners) listener();
};
const change = (id: string, by: Partial<Sending>) => {
  const work = works.get(id);
  if (!work) return;
  const place = nameOf(work.to);
  put(
    place,
    (going.get(place) ?? NONE).map((one) => (one.id === id ? { ...one, ...by } : one)),
  );
};
const drop = (id: string) => {
  const work = works.get(id);
  if (!work) return;
  works.delete(id);
  const place = nameOf(work.to);
  put(
    place,
    (going.get(place) ?? NONE).filter((one) => one.id !== id),
  );
};

/** Nothing goes on for somebody who left. */
subscribeSession(() => {
  if (works.size === 0 || getSession()?.user.id === sender) return;
  for (const [id, { stop }] of works) {
    stop.abort();
    drop(id);
  }
  told.clear();
});

/** One after the other: a phone sends one file at a time. */
let last: Promise<unknown> = Promise.resolve();
const inTurn = (work: () => Promise<void>): Promise<void> => {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
};

const send = (id: string, { to, file, whole, stop: { signal } }: Work) =>
  inTurn(async () => {
    signal.throwIfAborted();
    const { body, small } = await preparedOnce(file, whole);
    await sendFile(id, body, to, { onProgress: (share) => change(id, { share }), signal });
    // Without it the picture itself is shown: nothing is lost.
    if (small) await sendSmall(id, small).catch(() => undefined);
  });

const start = async (id: string): Promise<void> => {
  const work = works.get(id);
  if (!work) return;
  change(id, { share: 0, problem: null });
  try {
    await send(id, work);
    // What hangs there is read anew before its row on the way goes.
    await work.done();
    told.set(nameOf(work.to), `Agregamos ${work.file.name}.`);
    drop(id);
  } catch (error) {
    change(id, { problem: fileProblem(error, 'No se pudo enviar el archivo'), canRetry: mayHelp(error) });
  }
};

/** Sends files to a place, one after the other; `whole`: pixel by pixel where it can be; `done` reads anew what hangs there. */
export const sendAll = (
  files: readonly Captioned[],
  to: Destination,
  whole: boolean,
  done: () => Promise<void>,
): void => {
  sender = getSession()?.user.id ?? null;
  const chosen = files.map((one) => ({ id: crypto.randomUUID(), ...one }));
  for (const { id, file, caption } of chosen)
    works.set(id, { to: { ...to, caption }, file, whole, stop: new AbortController(), done });
  const rows = chosen.map(({ id, file }) => ({ id, name: file.name, share: 0, problem: null, canRetry: false }));
  put(nameOf(to), [...(going.get(nameOf(to)) ?? NONE), ...rows]);
  for (const { id } of chosen) void start(id);
};

export const retrySending = (id: string): void => void start(id);

/** Stops one that goes, or puts away one that did not. */
export const cancelSending = async (id: string): Promise<void> => {
  const work = works.get(id);
  work?.stop.abort();
  drop(id);
  // Its last byte may have arrived already.
  await work?.done();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** What is on its way to a place. */
export const useSendings = (to: Pick<Destination, 'kind' | 'of'>): readonly Sending[] =>
  useSyncExternalStore(subscribe, () => going.get(nameOf(to)) ?? NONE);

/** What arrived there last, in words; empty: nothing did yet. */
export const useArrived = (to: Pick<Destination, 'kind' | 'of'>): string =>
  useSyncExternalStore(subscribe, () => told.get(nameOf(to)) ?? '');
