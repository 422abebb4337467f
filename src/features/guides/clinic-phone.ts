import { type RefObject, useEffect, useMemo, useSyncExternalStore } from 'react';
import { byClinic, type OwnClinic, readKeptCards } from '../../lib/own-clinics.ts';
import { subscribeSession } from '../../lib/session-store.ts';
import { keep, readKept } from './kept.ts';

/** The reader's own clinic, kept on this device so that its number is one touch away in an emergency. Digits only, `3001234567`. */
const NAME = 'mi-clinica';
const listeners = new Set<() => void>();

/** Ten digits of a Colombian number (mobile 3XX…, landline 60X…), typed with spaces, dashes or +57; null for anything else. */
export const colombianDigits = (typed: string): string | null => {
  const digits = typed.replace(/\D/g, '').replace(/^57(?=\d{10}$)/, '');
  return /^(3\d{9}|60\d{8})$/.test(digits) ? digits : null;
};

export const saveClinicPhone = (digits: string): void => {
  keep(NAME, digits);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The number that was typed on this device, or null: none was, or the app is not up yet. */
export const useTypedPhone = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readKept(NAME),
    () => null,
  );

/** A clinic of the reader's own animals, and their names. */
type Own = { clinic: OwnClinic; pets: string[] };

const ownOf = (cards: string | null): Own[] => {
  try {
    return byClinic(JSON.parse(cards ?? '').cards).flatMap(({ clinic, cards: pets }) =>
      clinic ? { clinic, pets: pets.map(({ name }: { name: string }) => name) } : [],
    );
  } catch {
    // Nobody is in, nothing is kept, or it is of an older shape.
    return [];
  }
};

/** Clinics of the animals of who is in, as their emergency cards keep them on this device. */
export const useOwnClinics = (): Own[] => {
  const cards = useSyncExternalStore(subscribeSession, readKeptCards, () => null);
  return useMemo(() => ownOf(cards), [cards]);
};

/** The number to call: the one that was typed, else that of the only clinic of the reader's animals. */
export const useClinicPhone = (): string | null => {
  const typed = useTypedPhone();
  const own = useOwnClinics();
  return typed ?? (own.length === 1 ? (own[0]?.clinic.phone ?? null) : null);
};

/** A link to the clinic: to the card that says whom to call (`data-clinic`), while there is no one number (`useClinicLinks`). */
export const CLINIC_LINK = { href: '#llama', 'data-clinic': '#llama' } as const;

/** Points every clinic link below `root` at the kept number. Works on html that React did not draw. */
export const useClinicLinks = (root: RefObject<HTMLElement | null>): void => {
  const phone = useClinicPhone();
  useEffect(() => {
    for (const link of root.current?.querySelectorAll<HTMLAnchorElement>('[data-clinic]') ?? []) {
      link.href = phone ? `tel:+57${phone}` : (link.dataset.clinic ?? '');
    }
  }, [phone, root]);
};
