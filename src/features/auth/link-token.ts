import { useEffect, useState } from 'react';

/** The token taken out of the address: the page is drawn twice where somebody is logged in, and the second finds none there. */
let carried = '';

const takeToken = (): string => {
  const found = window.location.hash.slice(1);
  if (found) {
    carried = found;
    history.replaceState(history.state, '', window.location.pathname);
  }
  return carried;
};

/** The link was used: nothing of it stays in this tab. */
export const dropToken = (): void => {
  carried = '';
};

/**
 * The token behind the # of the address, which leaves it before anything is drawn from it; it lives in this page only, so a
 * reload needs the link again. null: not read yet; empty: the address has none. `onToken` hears of each, also of another link's that is opened
 * in the same tab; it must not change.
 */
export const useLinkToken = (onToken: (token: string) => void): string | null => {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const read = () => {
      const found = takeToken();
      setToken(found);
      if (found) onToken(found);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [onToken]);
  return token;
};
