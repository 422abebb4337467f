/** What we ask of a Workers AI binding. With `stream` it answers server-sent events. */
export type ModelBinding = { run: (model: string, input: Record<string, unknown>) => Promise<unknown> };

/** What the platform hands the Worker (wrangler.toml). */
export type Env = {
  DB: D1Database;
  /** The built files. Fetching through it serves a file as a visitor would get it. */
  ASSETS: Fetcher;
  /** Origins that may call from a browser, separated by blanks; empty or missing: none but our own. */
  ALLOWED_ORIGINS?: string;
  /** Workers AI, where the deployment binds it: 'Consultar con IA' may then write its answers. */
  AI?: ModelBinding;
  /** The model to write with; missing: ours. */
  AI_MODEL?: string;
};
