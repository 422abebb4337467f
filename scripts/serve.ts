import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { localPostVars, tickCrons } from './serve/local-post.ts';
import { mailboxIn } from './serve/mailbox.ts';
import { applyMigrations, type LocalD1 } from './setup/migrate.ts';
import { DIST, ROOT, WRANGLER_ENV } from './setup/places.ts';
import { freePort } from './setup/port.ts';

export type ServeOptions = {
  /** Port on 127.0.0.1; 0 takes a free one. */
  port: number;
  /** Folder of the D1 file, made when missing. `wrangler d1 … --local --persist-to` reads the same one. */
  dataDir: string;
  /** What the Worker logs, line by line. Without it warnings and errors go to stderr. */
  onLog?: (level: string, message: string) => void;
  /** Variables that replace those of wrangler.toml. */
  vars?: Record<string, string>;
  /** Folder of the built site; another build's to be served in its place. */
  client?: string;
  /** Folder of the bundled Worker (index.js); another to be served in its place. */
  worker?: string;
  /** What the migrated database needs before anybody is answered: the demo world. */
  fill?: (d1: LocalD1) => Promise<void>;
  /** The folder is a copy of one that was migrated and filled: nothing of it is looked at. */
  isCopy?: boolean;
};

export type Server = {
  url: string;
  d1: LocalD1;
  /** Runs a cron of wrangler.toml now. */
  tick: (cron: string) => Promise<unknown>;
  close: () => Promise<void>;
};

const toStderr = (level: string, message: string) => {
  if (process.env.VERBOSE || level === 'error' || level === 'warn') console.error(message);
};

type Options = Parameters<typeof convertV4MiniflareOptions>[0];

/** Migrates the database and fills it, in an engine that answers nobody: who came earlier would meet a Worker without tables. */
const prepareDatabase = async (options: Options, fill: ServeOptions['fill']): Promise<void> => {
  const engine = new Miniflare(convertV4MiniflareOptions(options));
  try {
    const d1 = await engine.getD1Database('DB');
    await applyMigrations(d1, join(ROOT, 'migrations'));
    await fill?.(d1);
  } finally {
    await engine.dispose();
  }
};

const NAME = 'patas-y-plumas';

/** A second worker beside the product's: its mail goes through it, and `/buzon` is its page. No build has anything of it. */
const mailboxWorker = (email: unknown, dataDir: string) => ({
  name: 'mailbox',
  modules: true,
  scriptPath: join(ROOT, 'scripts/serve/mailbox-worker.mjs'),
  compatibilityDate: '2026-11-01',
  routes: ['*/buzon*'],
  email,
  serviceBindings: { KEPT: mailboxIn(dataDir) },
});

/**
 * The built site and Worker (dist) on the real engine: workerd with wrangler.toml's assets, `_headers`, variables and D1,
 * no network. Its port opens when all migrations are applied. One process besides workerd; `close` ends both.
 */
export const openServer = async ({
  port,
  dataDir,
  onLog = toStderr,
  vars = {},
  client = join(DIST, 'client'),
  worker = join(DIST, 'worker'),
  fill,
  isCopy = false,
}: ServeOptions): Promise<Server> => {
  Object.assign(process.env, WRANGLER_ENV);
  // Links of mails name the port, so it must be known before the Worker starts.
  const known = port || (await freePort());
  mkdirSync(dataDir, { recursive: true });
  const { workerOptions } = workerOptionsOf(join(ROOT, 'wrangler.toml'), undefined, {
    overrides: { assets: { directory: client } },
  });
  const engine = { cf: false, log: new Log(LogLevel.NONE), logRequests: false, telemetry: { enabled: false } } as const;
  const resourcePersistencePath = join(dataDir, 'v3');
  const { d1Databases, email, ...own } = workerOptions as Record<string, unknown>;
  const bare = { ...engine, resourcePersistencePath, modules: true, script: 'export default {}', d1Databases };
  if (!isCopy) await prepareDatabase(bare as Options, fill);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...engine,
      host: '127.0.0.1',
      port: known,
      handleStructuredLogs: ({ level, message }) => onLog(level, message),
      resourcePersistencePath,
      workers: [
        {
          ...own,
          d1Databases,
          bindings: {
            ...(own.bindings as object),
            ...localPostVars(dataDir, `http://127.0.0.1:${known}`),
            ADDRESS: '127.0.0.1',
            ...vars,
          },
          serviceBindings: { ...(own.serviceBindings as object), EMAIL: { name: 'mailbox', entrypoint: 'Mailbox' } },
          name: NAME,
          // wrangler has bundled everything into one module, so no rules for finding others are needed (nor accepted).
          modulesRules: undefined,
          modules: true,
          modulesRoot: worker,
          scriptPath: join(worker, 'index.js'),
        },
        mailboxWorker(email, dataDir),
      ],
    } as Options),
  );
  try {
    const url = (await miniflare.ready).origin;
    const d1 = await miniflare.getD1Database('DB', NAME);
    const product = await miniflare.getWorker(NAME);
    const stop = tickCrons((cron) => product.scheduled({ cron }));
    const close = () => {
      stop();
      return miniflare.dispose();
    };
    return { url, d1, tick: (cron) => product.scheduled({ cron }), close };
  } catch (error) {
    await miniflare.dispose().catch(() => undefined);
    throw error;
  }
};
