import { isOfTheApp, matchPage } from '../shared/routes.ts';

/** The same of a path. */
export const isPathOfTheApp = (path: string): boolean => {
  const match = matchPage(path);
  return match !== null && isOfTheApp(match.page);
};
