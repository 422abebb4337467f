import { useEffect, useSyncExternalStore } from 'react';
import { getSession } from '../../../lib/session-store.ts';
import { keep, readKept } from '../ticks/kept.ts';

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

/** The clinic's number, or null: none was kept, or the app is not up yet. */
export const useClinicPhone = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readKept(NAME),
    () => null,
  );

/** A link to the clinic: to the place where its number is kept, until there is one (`useClinicLinks`). */
export const CLINIC_LINK = { href: '#llama', 'data-clinic': '#llama' } as const;

/**
 * Where a link to the clinic leads: to the kept number, else an owner's to their dashboard, which has the clinic of each of their
 * animals, without connection too; else to `place`.
 */
export const clinicHref = (phone: string | null, place: string): string =>
  phone ? `tel:+57${phone}` : (getSession()?.user.role === 'user' && '/dashboard/user') || place;

/**
 * Points every clinic link of the page there. Works on html that React did not draw.
 */
export const useClinicLinks = (): void => {
  const phone = useClinicPhone();
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-clinic]')) {
      link.href = clinicHref(phone, link.dataset.clinic ?? '');
    }
  }, [phone]);
};
