import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedLarge } from '../large/world.ts';
import { DEMO_PASSWORD } from '../seed/people.ts';
import { openServer } from '../serve.ts';
import { buildIfChanged } from '../setup/build-all.ts';
import { table } from './figures.ts';
import { ADDED_SLOTS } from './kills/days.ts';
import { brokenRules, fileIn } from './kills/invariants.ts';
import { CROWD, OWNERS, openSessions, tokenOf } from './kills/people.ts';

/**
 * `npm run measure:load -- --seconds=60 --connections=200`: a mixed day (80 % pages, 15 % reads, 4 % bookings, 1 % logins) over so many
 * connections, on the local engine, the outbox running. Prints calls, refusals and times of each kind; ends with 1 at an answer of 5xx
 * other than a 503 that names when to come back, at a booking that was answered with yes and is not in the database or is there twice,
 * at a broken rule (kills/invariants.ts), or when a page takes more than a second five seconds after the crowd has gone.
 */
const option = (name: string, usual: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? usual);
const SECONDS = option('seconds', 60);
const CONNECTIONS = option('connections', 200);
const CALM_MS = 5000;
const CALM_PAGE_MS = 1000;

const PAGES = [
  '/',
  '/perros',
  '/perros/razas',
  '/gatos/razas/siames',
  '/primeros-auxilios/rcp',
  '/toxicos',
  '/loros/razas',
];
const READS = ['/users/profile', '/users/pets', '/users/appointments'];
const KINDS = ['page', 'read', 'booking', 'login'] as const;
type Kind = (typeof KINDS)[number];

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const kindNow = (): Kind => {
  const turn = Math.random();
  if (turn < 0.8) return 'page';
  if (turn < 0.95) return 'read';
  return turn < 0.99 ? 'booking' : 'login';
};

type Asked = { method: string; path: string; headers?: Record<string, string>; body?: string };
const json = { 'content-type': 'application/json' };

/** What the n-th call of a kind asks. Owners take turns, so that none runs into a quota of its own. */
const callOf = (kind: Kind, n: number): Asked => {
  const owner = n % OWNERS;
  const headers = { ...json, authorization: `Bearer ${tokenOf(`u${owner}`)}` };
  if (kind === 'page') return { method: 'GET', path: any(PAGES) };
  if (kind === 'read') return { method: 'GET', path: any(READS), headers };
  if (kind === 'login')
    return {
      method: 'POST',
      path: '/auth/login',
      headers: json,
      body: JSON.stringify({ email: 'clinica0@grande.test', password: DEMO_PASSWORD }),
    };
  const [petId, clinicId] = [`p${owner * 2 + (n % 2)}`, owner < OWNERS / 2 ? 'c0' : 'c1'];
  return {
    method: 'POST',
    path: '/appointments',
    headers,
    body: JSON.stringify({ petId, clinicId, date: any(ADDED_SLOTS), type: 'checkup' }),
  };
};

type Answer = { status: number; retryAfter: string | undefined; body: string; ms: number };

const asker =
  (base: string, agent: Agent) =>
  (asked: Asked): Promise<Answer> =>
    new Promise((done, fail) => {
      const from = performance.now();
      const sent = request(
        base + asked.path,
        { method: asked.method, headers: asked.headers ?? {}, agent },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () =>
            done({
              status: answer.statusCode ?? 0,
              retryAfter: answer.headers['retry-after'],
              body: asked.method === 'POST' ? Buffer.concat(parts).toString() : '',
              ms: performance.now() - from,
            }),
          );
        },
      );
      sent.on('error', fail);
      sent.end(asked.body);
    });

const at = (sorted: number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

buildIfChanged();
const home = mkdtempSync(join(tmpdir(), 'patas-y-plumas-load-'));
const wrong: string[] = [];
const server = await openServer({
  port: 0,
  dataDir: home,
  onLog: (level, line) => level === 'error' && wrong.push(line),
});
try {
  await seedLarge(server.d1, Date.now(), CROWD);
  await openSessions(server.d1, Date.now());
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const ask = asker(server.url, agent);
  const answers: Record<Kind, Answer[]> = { page: [], read: [], booking: [], login: [] };
  const end = performance.now() + SECONDS * 1000;
  let n = 0;
  const visitor = async () => {
    while (performance.now() < end) {
      const kind = kindNow();
      n += 1;
      answers[kind].push(await ask(callOf(kind, n)));
    }
  };
  const minutes = setInterval(() => void server.tick('* * * * *'), 10_000);
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  clearInterval(minutes);
  await new Promise((done) => setTimeout(done, CALM_MS));
  const calm = await ask({ method: 'GET', path: '/perros' });

  const rows = KINDS.map((kind) => {
    const times = answers[kind].map(({ ms }) => ms).sort((a, b) => a - b);
    const refused = answers[kind].filter(({ status }) => status >= 400).length;
    return [
      kind,
      String(times.length),
      String(refused),
      `${at(times, 0.5)}`,
      `${at(times, 0.95)}`,
      `${at(times, 0.99)}`,
    ];
  });
  console.log(table(['kind', 'calls', 'refused', 'median ms', 'p95', 'p99'], rows));
  console.log(
    `${Math.round(n / SECONDS)} calls a second; ${CALM_MS / 1000} s later a page takes ${Math.round(calm.ms)} ms`,
  );

  const all = KINDS.flatMap((kind) => answers[kind]);
  const broken = all.filter(({ status, retryAfter }) => status >= 500 && !(status === 503 && retryAfter));
  if (broken.length > 0) wrong.push(`${broken.length} answers of 5xx`);
  const unsaid = all.filter(({ status, retryAfter }) => status === 429 && !retryAfter);
  if (unsaid.length > 0) wrong.push(`${unsaid.length} answers of 429 do not say when to come back`);
  if (calm.ms > CALM_PAGE_MS) wrong.push('slow after the crowd has gone');
  const booked = answers.booking
    .filter(({ status }) => status === 201)
    .map(({ body }) => (JSON.parse(body) as { id: string }).id);
  if (new Set(booked).size !== booked.length) wrong.push('two bookings of one id');
  const found = await server.d1
    .prepare('SELECT count(*) AS many FROM appointments WHERE id IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(booked))
    .first<{ many: number }>();
  const written = await server.d1
    .prepare('SELECT count(*) AS many FROM appointments WHERE length(id) = 36')
    .first<{ many: number }>();
  console.log(`${booked.length} bookings answered with yes, ${found?.many} of them found, ${written?.many} written`);
  if (found?.many !== booked.length) wrong.push('a booking is lost');
  if (written?.many !== booked.length) wrong.push('a booking was written that nobody was told of');
} finally {
  await server.close();
}
wrong.push(...brokenRules(fileIn(home)));
rmSync(home, { recursive: true, force: true });
if (wrong.length > 0) console.log(wrong.slice(0, 10).join('\n'));
process.exitCode = wrong.length > 0 ? 1 : 0;
