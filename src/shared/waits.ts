import type { AppointmentType } from './appointments.ts';

/** What an animal may wait for: an emergency waits for nothing. */
export const WAIT_TYPES = ['checkup', 'vaccination', 'grooming'] as const satisfies readonly AppointmentType[];

export const isWaitType = (type: string): type is WaitType => (WAIT_TYPES as readonly string[]).includes(type);
type WaitType = (typeof WAIT_TYPES)[number];

export const WAIT_PARTS = ['any', 'morning', 'afternoon'] as const;
export const PART_NAME: Record<(typeof WAIT_PARTS)[number], string> = {
  any: 'Cualquier hora',
  morning: 'En la mañana',
  afternoon: 'En la tarde',
};

/** Waits that an owner has at once, those of their household with them. */
export const MAX_WAITS = 3;
/** Waits that a clinic's list holds. */
export const MAX_CLINIC_WAITS = 200;
/** Days from the first to the last one of a wait. */
export const MAX_WAIT_DAYS = 31;
/** Hours in which the clinic works that an offer stands, and the least minutes that it must. */
export const OFFER_HOURS = 2;
export const OFFER_MINUTES = 30;
/** Hours that are offered to one wait: after the last it ends. */
export const MAX_OFFERS = 5;
