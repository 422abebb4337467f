/** Lists that a reader keeps on this device, without an account: what is ticked, the clinic's number. Never leaves the device. */
const key = (name: string) => `guia:${name}`;

/** What was kept under `name`; null when nothing was, or where the browser refuses storage. */
export const readKept = (name: string): string | null => {
  try {
    return localStorage.getItem(key(name));
  } catch {
    return null;
  }
};

/** Keeps `value` under `name`; an empty one is forgotten. */
export const keep = (name: string, value: string): void => {
  try {
    if (value) localStorage.setItem(key(name), value);
    else localStorage.removeItem(key(name));
  } catch {
    // Storage is refused: the page works for this visit only.
  }
};
