import { readPair } from './session-keys.ts';
import { deviceKey } from './session-store.ts';

/** Reads what the device keeps for one person; logging out erases it (session-store.ts). Null where storage is refused. */
export const readDevice = (userId: string, name: string): string | null => {
  try {
    return localStorage.getItem(deviceKey(userId, name));
  } catch {
    return null;
  }
};

/**
 * Keeps something for one person, while theirs is the session that this browser has: another tab may have ended it a moment ago, and
 * erased what was kept.
 */
export const writeDevice = (userId: string, name: string, value: string): void => {
  try {
    if (readPair()?.user.id !== userId) return;
    localStorage.setItem(deviceKey(userId, name), value);
  } catch {
    // A convenience only: without storage the person chooses again.
  }
};

export const eraseDevice = (userId: string, name: string): void => {
  try {
    localStorage.removeItem(deviceKey(userId, name));
  } catch {
    // Nothing was kept.
  }
};
