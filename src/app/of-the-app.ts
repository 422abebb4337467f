import { matchPage, type Page } from '../shared/routes.ts';

/** Screens with html of their own that the app draws all the same: their forms call the API. */
const FORMS: ReadonlySet<string> = new Set([
  'login',
  'login-business',
  'register',
  'set-password',
  'recover',
  'verify-email',
  'unauthorized',
]);

/** Whether the app draws a page: the screens of an account and the ways into one. All others are documents (document.tsx) or the Worker's: the browser goes there by itself. */
export const isOfTheApp = ({ served, screen }: Page): boolean => served === 'shell' || FORMS.has(screen);

/** The same of a path. */
export const isPathOfTheApp = (path: string): boolean => {
  const match = matchPage(path);
  return match !== null && isOfTheApp(match.page);
};
