import { type ReactNode, useCallback } from 'react';
import { Router } from 'wouter';
import { AuthProvider } from '../../lib/session.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** On a document going somewhere is the browser's affair. */
const useDocumentLocation = (): [string, (to: string) => void] => [
  globalThis.location?.pathname ?? '/',
  useCallback((to: string) => location.assign(to), []),
];

const OnDocument = ({ children }: { children: ReactNode }) => (
  <Router hook={useDocumentLocation}>
    <AuthProvider>{children}</AuthProvider>
  </Router>
);

/** Header of a document: it wakes where somebody is in, and shows who. `path` null: a page that stands for several. */
export const HeaderIsland = ({ path }: { path: string | null }) => (
  <OnDocument>
    <Header path={path} />
  </OnDocument>
);

/** The same for the footer. */
export const FooterIsland = () => (
  <OnDocument>
    <Footer />
  </OnDocument>
);
