import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { NoScriptAccount } from '../features/auth/auth-page.tsx';
import type { LoginState } from '../features/auth/login-form.tsx';
import { AuthProvider, useAuth } from '../lib/session.tsx';
import { expiredRole, getSession } from '../lib/session-store.ts';
import { BRAND } from '../shared/brand.ts';
import { arriveAt } from './arrive.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { useFollowLinks } from './follow-links.ts';
import { redirectFor } from './guard.ts';
import type { Ready } from './ready.ts';
import { EmergencyNotice } from './shell/emergency-notice.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { SiteNotice } from './shell/site-notice.tsx';
import { isWork, WorkFooter } from './shell/work-footer.tsx';

/** After a navigation: top of the page (spec §2), focus on its title, name in the window. */
const arrive = (ready: Ready) => {
  const head = ready.screen?.head(ready.data, ready.input);
  if (head) document.title = `${head.title} · ${BRAND}`;
  const anchor = location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  if (anchor) anchor.scrollIntoView();
  else scrollTo(0, 0);
  const title = document.querySelector<HTMLElement>('main h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
};

/** What a page has told is not told by the next one (head-script.js). */
const leaveNotice = () => {
  const { classList } = document.documentElement;
  if (classList.contains('notice-due')) classList.remove('notice-room');
};

/** The page of the current address: stays on the old one until the new one is complete. */
const useReady = (initial: Ready) => {
  const [ready, setReady] = useState(initial);
  const [location, navigate] = useLocation();
  const { user } = useAuth();
  useFollowLinks(navigate);
  const wasIn = useRef(false);
  const shown = useRef<string | null>(initial.screen ? location : null);

  useEffect(() => {
    // From here on the app follows the address (head-script.js).
    document.documentElement.dataset.answers = 'yes';
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `user` asks the guard again.
  useEffect(() => {
    // Not `user`: while React takes the page over it is still the anonymous one of the prerendered html.
    const session = getSession();
    const expired = expiredRole();
    const hasLeft = wasIn.current && !expired;
    wasIn.current = session !== null;
    const redirect = redirectFor(location, window.location.search, session?.user ?? null, expired, hasLeft);
    if (redirect) {
      const state: LoginState = !session && expired ? { expired: true } : null;
      navigate(redirect, { replace: true, state });
      return;
    }
    if (shown.current === location) return;
    const left = new AbortController();
    arriveAt(location, left.signal).then((next) => {
      if (left.signal.aborted) return;
      if (shown.current !== null) leaveNotice();
      shown.current = location;
      setReady(next);
    });
    return () => left.abort();
  }, [location, user, navigate]);

  const first = useRef(true);
  // With the page itself: later it would take the focus from what a quick hand has reached by then.
  useLayoutEffect(() => {
    if (!first.current) arrive(ready);
    first.current = false;
  }, [ready]);
  return ready;
};

const Main = ({ ready }: { ready: Ready }) => {
  const { screen, data, input, Api, path } = ready;
  // The shell, before any code decides: who has none is told, and where to go.
  const view = screen ? <screen.View data={data} {...input} key={path} /> : path === null && <NoScriptAccount />;
  return (
    <main id="contenido">
      <ErrorBoundary key={path}>{Api ? <Api isPublic={input.page.access === 'all'}>{view}</Api> : view}</ErrorBoundary>
    </main>
  );
};

const Page = ({ initial }: { initial: Ready }) => {
  const ready = useReady(initial);
  return (
    <>
      <a className="skip" href="#contenido">
        Saltar al contenido
      </a>
      <Header path={ready.path} />
      <EmergencyNotice path={ready.path} missing={ready.status === 404} />
      <SiteNotice path={ready.path} />
      <Main ready={ready} />
      {isWork(ready.path) ? <WorkFooter /> : <Footer />}
    </>
  );
};

/** The whole app. `initial` is the page that the html shows already, or the shell. */
export const App = ({ initial }: { initial: Ready }) => (
  <AuthProvider>
    <Page initial={initial} />
  </AuthProvider>
);
