import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../seed/people.ts';
import { openServer } from '../serve.ts';
import { buildIfChanged } from '../setup/build-all.ts';
import { seedIfEmpty } from '../setup/demo.ts';

/**
 * `npm run measure:files`: how much more memory workerd takes while files of 1 to 15 MB come in, and while all of them leave as one
 * archive, in the built product. Linux, after a build. It ends with 1 where the
 * largest takes MOST_MB more than the smallest: what the engine has not yet given back makes each figure rough.
 */
const MB = 1024 * 1024;
const SIZES = [1, 5, 10, 15];
const TIMES = 3;
const MOST_MB = 24;

const statusOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
};
const field = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024;

/** The engine that this process started. */
const engines = (): string[] =>
  readdirSync('/proc').filter((pid) => {
    const status = /^\d+$/.test(pid) ? statusOf(pid) : '';
    return /^Name:\s+workerd/m.test(status) && field(status, 'PPid') * 1024 === process.pid;
  });
const sumOf = (name: string): number => engines().reduce((sum, pid) => sum + field(statusOf(pid), name), 0);

/** MB by which work raises the engine above what it held before. */
const rise = async (work: () => Promise<unknown>): Promise<number> => {
  for (const pid of engines()) writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = sumOf('VmRSS');
  await work();
  return sumOf('VmHWM') - before;
};

/** A PDF of so many MB. */
const paper = (size: number): Buffer => {
  const [head, tail] = [
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog ',
    '>>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
  ];
  return Buffer.from(head + ' '.repeat(size * MB - head.length - tail.length) + tail);
};

buildIfChanged();
const dataDir = mkdtempSync(join(tmpdir(), 'patas-y-plumas-files-'));
const server = await openServer({ port: 0, dataDir, fill: seedIfEmpty });
try {
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(server.url + path, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const entry = { email: 'familia@patasyplumas.test', password: DEMO_PASSWORD };
  const json = { 'content-type': 'application/json' };
  const enter = async () => {
    const login = await ask('/auth/login', { method: 'POST', headers: json, body: JSON.stringify(entry) });
    return { authorization: `Bearer ${((await login.json()) as { token: string }).token}` };
  };
  const headers = await enter();
  const [pet] = (await (await ask('/users/pets', { headers })).json()) as { id: string }[];
  const put = async (body: Buffer): Promise<string> => {
    const address = `/archivos/${crypto.randomUUID()}`;
    await ask(`${address}?kind=carne&of=${pet?.id}`, { method: 'PUT', headers, body: new Uint8Array(body) });
    return address;
  };
  const rises: number[] = [];
  // The first brings the engine to its working size.
  for (const size of [SIZES[0] ?? 1, ...SIZES]) {
    const body = paper(size);
    rises.push(
      await rise(async () => {
        for (let n = 0; n < TIMES; n++) await ask(await put(body), { method: 'DELETE', headers });
      }),
    );
  }
  const told = rises.slice(1);
  for (const [n, size] of SIZES.entries()) console.log(`${size} MB in, ${TIMES} times: +${told[n]?.toFixed(0)} MB`);
  for (let n = 0; n < 6; n++) await put(paper(15));
  // All of it leaves to who has just shown who they are.
  const shown = await enter();
  let come = 0;
  const out = await rise(async () => {
    const { body } = await ask('/fotos-y-papeles.zip', { headers: shown });
    for await (const piece of body ?? []) come += piece.length;
  });
  console.log(`an archive of ${(come / MB).toFixed(0)} MB out: +${out.toFixed(0)} MB`);
  process.exitCode = (told.at(-1) ?? 0) - (told[0] ?? 0) > MOST_MB ? 1 : 0;
} finally {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
}
