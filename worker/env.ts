/** What the platform hands the Worker (wrangler.toml). */
export type Env = {
  DB: D1Database;
  /** The built files. Fetching through it serves a file as a visitor would get it. */
  ASSETS: Fetcher;
  /** Origins that may call from a browser, separated by blanks; empty or missing: none but our own. */
  ALLOWED_ORIGINS?: string;
};
