import { useSyncExternalStore } from 'react';
import { getSession, subscribeSession } from '../../lib/session-store.ts';

/** 32 signs that nobody takes for another: no l, o, 0 or 1. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const IN_A_GROUP = 4;

/** A password to read aloud and type once: four groups of four signs, 80 random bits. */
export const newTemporary = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(GROUPS * IN_A_GROUP));
  const signs = Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('');
  return signs.match(new RegExp(`.{${IN_A_GROUP}}`, 'g'))?.join('-') ?? signs;
};

/** The password that was just given to an account: in memory alone, until its page is left or somebody else is in. */
let given: { id: string; password: string } | null = null;
const listeners = new Set<() => void>();
const set = (next: typeof given) => {
  given = next;
  for (const listener of listeners) listener();
};

export const giveTemporary = (id: string, password: string): void => {
  const giver = getSession()?.token;
  const left = subscribeSession(() => {
    if (getSession()?.token === giver) return;
    left();
    set(null);
  });
  set({ id, password });
};

/** Forgets it, when the page that shows it is left. */
export const forgetTemporary = (): void => set(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The password that this account was just given here; null: none. */
export const useGiven = (id: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => (given?.id === id ? given.password : null),
    () => null,
  );
