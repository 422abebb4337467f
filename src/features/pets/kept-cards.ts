import { readDevice, writeDevice } from '../../lib/device.ts';
import { type PetCard, petCardOutput } from '../../shared/schemas/pet-file.ts';

/** Emergency cards that this device keeps for a person; logging out erases them (session-store.ts). `at` is ms UTC. */
export type KeptCards = { at: number; cards: PetCard[] };

const NAME = 'urgencias';

/** Null: none are kept, or they are of an older shape. */
export const readCards = (userId: string): KeptCards | null => {
  try {
    const kept = JSON.parse(readDevice(userId, NAME) ?? 'null') as KeptCards | null;
    return kept ? { at: kept.at, cards: petCardOutput.array().parse(kept.cards) } : null;
  } catch {
    return null;
  }
};

export const keepCards = (userId: string, cards: PetCard[], now: number): void =>
  writeDevice(userId, NAME, JSON.stringify({ at: now, cards }));
