import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { eraseDevice, readDevice, writeDevice } from './device.ts';
import { expiredRole, getSession, subscribeSession } from './session-store.ts';

/** How long a draft waits for its person, ms. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const PREFIX = 'borrador:';

/** Fields that a draft may keep. A password is never written down: its name alone keeps it out. */
type Draftable<Values extends FieldValues> = Exclude<
  Path<Values>,
  `${string}assword${string}` | 'current' | `${string}oken${string}`
>;

type Typed = Record<string, unknown>;

/** What was typed and not sent, in this form on this device; null: nothing, or it is too old. `now` is ms UTC. */
export const readDraft = (userId: string, name: string, now: number): Typed | null => {
  try {
    const draft = JSON.parse(readDevice(userId, PREFIX + name) ?? 'null') as { at: number; typed: Typed } | null;
    return draft && now - draft.at < KEPT_MS && typeof draft.typed === 'object' ? draft.typed : null;
  } catch {
    return null;
  }
};

/** Keeps what is typed; nothing that differs from `base` (the form as it opens) leaves no draft. */
export const keepDraft = (userId: string, name: string, typed: Typed, base: Typed, now: number): void => {
  const differs = Object.keys(typed).some((key) => JSON.stringify(typed[key]) !== JSON.stringify(base[key]));
  if (differs) writeDevice(userId, PREFIX + name, JSON.stringify({ at: now, typed }));
  else eraseDevice(userId, PREFIX + name);
};

/** Whether something was typed in a form of this name, and not sent, by who is logged in. */
export const hasDraft = (name: string): boolean => {
  const userId = getSession()?.user.id;
  return userId !== undefined && readDraft(userId, name, Date.now()) !== null;
};

/** Under which the names of forms are kept that stood open with something typed when the session ended by itself. */
const OPEN = 'abiertos';

const openForms = (userId: string): string[] => {
  try {
    return JSON.parse(readDevice(userId, OPEN) ?? '[]') as string[];
  } catch {
    return [];
  }
};

const keepOpen = (userId: string, names: string[]): void =>
  names.length > 0 ? writeDevice(userId, OPEN, JSON.stringify(names)) : eraseDevice(userId, OPEN);

/**
 * What a form was about whose draft's name begins like this and which stood open when the session ended: who logs in again finds it
 * open. Null: none did. A form that opens is not among them any more.
 */
export const leftOpen = (prefix: string): string | null => {
  const userId = getSession()?.user.id;
  const name = userId && openForms(userId).find((one) => one.startsWith(prefix));
  return name ? name.slice(prefix.length) : null;
};

export type Draft = {
  /** The form opened with what had been typed before. */
  restored: boolean;
  /** What that was; null: nothing, or it was sent or thrown away. */
  typed: Typed | null;
  /** Throws the draft away and opens the form afresh. */
  discard: () => void;
  /** To be called when the form was sent: what was typed is no draft any more. */
  done: () => void;
};

/**
 * Keeps what somebody types in a form, on the device and under their name, until it is sent: a session that ends, a reload or a
 * closed tab loses nothing. `name` tells forms (and what they are about) apart; `fields` are those to keep, in the order in which
 * they are put back; `fits` leaves out what can no longer be chosen. Logging out and another person's login erase it
 * (session-store.ts).
 */
export const useDraft = <Values extends FieldValues, Context, Output>(
  form: Pick<UseFormReturn<Values, Context, Output>, 'subscribe' | 'setValue' | 'reset'>,
  name: string,
  fields: readonly Draftable<Values>[],
  fits: (field: string, value: unknown) => boolean = () => true,
): Draft => {
  const [userId] = useState(() => getSession()?.user.id ?? null);
  const [restored, setRestored] = useState<Typed | null>(null);
  // Watchers of the form (its choices, its summary) listen once it was drawn and would miss what is put back before.
  // It is put back in a second drawing that comes before the first paint.
  const [isHeard, setHeard] = useState(false);
  useLayoutEffect(() => setHeard(true), []);
  const { subscribe, setValue, reset } = form;
  // The list is written where the form is drawn; what it holds does not change.
  const { names, allowed } = useRef({ names: fields, allowed: fits }).current;

  useLayoutEffect(() => {
    const typed = userId && isHeard ? readDraft(userId, name, Date.now()) : null;
    if (!typed) return;
    for (const field of names)
      if (field in typed && allowed(field, typed[field]))
        setValue(field, typed[field] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    setRestored(typed);
  }, [userId, isHeard, name, names, allowed, setValue]);

  useEffect(() => {
    if (!userId) return;
    keepOpen(
      userId,
      openForms(userId).filter((one) => one !== name),
    );
    return subscribeSession(() => {
      if (getSession() === null && expiredRole() !== null && readDraft(userId, name, Date.now()))
        keepOpen(userId, [...openForms(userId), name]);
    });
  }, [userId, name]);

  useEffect(() => {
    if (!userId || !isHeard) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        // Another tab may have logged out meanwhile: nothing is written for somebody who left.
        if (getSession()?.user.id !== userId) return;
        const pick = (from: Typed | undefined) => Object.fromEntries(names.map((field) => [field, from?.[field]]));
        keepDraft(userId, name, pick(values), pick(defaultValues as Typed | undefined), Date.now());
      },
    });
  }, [userId, isHeard, name, names, subscribe]);

  const done = () => {
    if (userId) eraseDevice(userId, PREFIX + name);
    setRestored(null);
  };
  const discard = () => {
    reset();
    done();
  };
  return { restored: restored !== null, typed: restored, discard, done };
};
