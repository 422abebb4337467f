import { deviceKey } from './session-store.ts';

/** What is kept on the device for one person; logging out erases it (session-store.ts). Null where storage is refused. */
export const readDevice = (userId: string, name: string): string | null => {
  try {
    return localStorage.getItem(deviceKey(userId, name));
  } catch {
    return null;
  }
};

export const writeDevice = (userId: string, name: string, value: string): void => {
  try {
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
