/** The keys are said again (STORAGE in shared/limits.ts): importing them would bring every number of the product along. */
const stored = () => {
  try {
    return ['token', 'user'].filter((key) => localStorage.getItem(key) !== null).length;
  } catch {
    return 0;
  }
};

/** Calls `wake` when somebody is in on this device, now or later in another tab; half a session counts, so that it is cleared. */
export const followSession = (wake: () => void): void => {
  const look = () => {
    // spec §2: a logged-in visitor of / goes to the dashboard; the head script knows which.
    if (location.pathname === '/' && stored() === 2) location.reload();
    else if (stored() > 0) wake();
  };
  if (stored() > 0) wake();
  addEventListener('storage', look);
  // Put aside whole and brought back: somebody may have come in meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && look());
};

/** Whether toor announces something to everybody; whether this reader has closed it already is for the strip to know. */
export const isAnnounced = async (): Promise<boolean> =>
  navigator.onLine &&
  fetch('/api/aviso').then(
    ({ status }) => status === 200,
    () => false,
  );
