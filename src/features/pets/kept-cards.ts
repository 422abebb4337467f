import { readDevice, writeDevice } from '../../lib/device.ts';
import { KEPT_CARDS } from '../../lib/own-clinics.ts';
import { type PetCard, petCardOutput } from '../../shared/schemas/pet-file.ts';

/** Emergency cards that this device keeps for a person; logging out erases them (session-store.ts). `at` is ms UTC. */
export type KeptCards = { at: number; cards: PetCard[] };

/** Null: none are kept, or they are of an older shape. */
export const readCards = (userId: string): KeptCards | null => {
  try {
    const kept = JSON.parse(readDevice(userId, KEPT_CARDS) ?? 'null') as KeptCards | null;
    return kept ? { at: kept.at, cards: petCardOutput.array().parse(kept.cards) } : null;
  } catch {
    return null;
  }
};

export const keepCards = (userId: string, cards: PetCard[], now: number): void =>
  writeDevice(userId, KEPT_CARDS, JSON.stringify({ at: now, cards }));
