/** What we ask of a Workers AI binding. With `stream` it answers server-sent events. */
export type ModelBinding = { run: (model: string, input: Record<string, unknown>) => Promise<unknown> };

/** What the platform hands the Worker (wrangler.toml). */
export type Env = {
  DB: D1Database;
  /** Photos and papers; `files` has a row of each. */
  FILES: R2Bucket;
  /** The built files. Fetching through it serves a file as a visitor would get it. */
  ASSETS: Fetcher;
  /** Origins that may call from a browser, separated by blanks; empty or missing: none but our own. */
  ALLOWED_ORIGINS?: string;
  /**
   * Address that all calls count as coming from. Only for servers that nothing stands before: there the header by which the platform
   * names an address is whatever its sender wrote. Missing on the platform.
   */
  ADDRESS?: string;
  /** Cloudflare's Email Service. Mail goes out where this, a sender, the site and the secret are there (docs/email.md). */
  EMAIL?: SendEmail;
  /** Address that mail comes from, of a domain that the Email Service may send for. */
  MAIL_FROM?: string;
  /** Address that answers go to; missing: none of their own. */
  MAIL_REPLY_TO?: string;
  /** Origin that links in mails lead to, and the pages on which passkeys work. */
  SITE_URL?: string;
  /** Seals links and codes of mails. A new one ends those that are under way. */
  LINK_SECRET?: string;
  /** Key that browsers know us by when they let us push (`npm run push:keys`); pushes go out where both keys are there. */
  VAPID_PUBLIC_KEY?: string;
  /** Its private half. With another pair the devices that people added hear nothing more. */
  VAPID_PRIVATE_KEY?: string;
  /** Host of a push service beside the known ones: that of the tests and of a local server. Missing on the platform. */
  PUSH_HOST?: string;
  /** Service that knows passwords of stolen data, as `https://api.pwnedpasswords.com`; empty or missing: nobody is asked. */
  BREACHED_PASSWORDS_URL?: string;
  /** Seals the secrets of apps of codes (second step). Apps that were set up stop working when it changes. */
  SECOND_STEP_SECRET?: string;
  /** Workers AI, where the deployment binds it: 'Consultar con IA' may then write its answers. */
  AI?: ModelBinding;
  /** The model to write with; missing: ours. */
  AI_MODEL?: string;
};
