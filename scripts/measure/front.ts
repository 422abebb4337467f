import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** What the platform compresses; pictures and fonts are so already. */
const PRESSED = /^(text\/|application\/(json|javascript|xml|manifest)|image\/svg)/;
/** Middle of the scale, as an edge that presses while it answers. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Headers of one connection: those of the next are its own affair. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'];

type Asked = IncomingMessage | Http2ServerRequest;
type Answer = ServerResponse | Http2ServerResponse;

/** A key and a certificate for 127.0.0.1 that die with this process; null where openssl is missing. */
const certificate = (): { key: Buffer; cert: Buffer } | null => {
  const folder = mkdtempSync(join(tmpdir(), 'patas-y-plumas-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1';
  const { status } = spawnSync('openssl', [...request.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const made = status === 0 ? { key: readFileSync(key), cert: readFileSync(cert) } : null;
  rmSync(folder, { recursive: true });
  return made;
};

const bodyOf = async (asked: Asked): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const parts: Buffer[] = [];
  for await (const part of asked) parts.push(part as Buffer);
  return parts.length > 0 ? new Uint8Array(Buffer.concat(parts)) : undefined;
};

const press = (body: Buffer): Buffer => brotliCompressSync(body, QUALITY);

type Ready = { status: number; headers: [string, string][]; body: Buffer };

const askUpstream = async (upstream: string, asked: Asked): Promise<Ready> => {
  const sent = new Headers();
  for (const [name, value] of Object.entries(asked.headers))
    if (!name.startsWith(':') && !OF_THE_CONNECTION.includes(name) && name !== 'host') sent.set(name, String(value));
  const from = await fetch(upstream + asked.url, {
    method: asked.method,
    headers: sent,
    body: await bodyOf(asked),
    redirect: 'manual',
  });
  const body = Buffer.from(await from.arrayBuffer());
  const headers = [...from.headers].filter(([name]) => !OF_THE_CONNECTION.includes(name));
  const presses = body.length > 0 && PRESSED.test(from.headers.get('content-type') ?? '');
  if (!presses) return { status: from.status, headers, body };
  return { status: from.status, headers: [...headers, ['content-encoding', 'br']], body: press(body) };
};

/** What anybody may be given again: an edge has it beside the reader, and its work takes nothing from the reader's processor. */
const isForAnybody = (asked: Asked, { status, headers }: Ready) =>
  asked.method === 'GET' &&
  !asked.headers.authorization &&
  status === 200 &&
  headers.some(([name, value]) => name === 'cache-control' && /\bpublic\b/.test(value));

const pass = async (upstream: string, kept: Map<string, Ready>, asked: Asked, answer: Answer) => {
  const known = asked.method === 'GET' && !asked.headers.authorization ? kept.get(asked.url ?? '') : undefined;
  const ready = known ?? (await askUpstream(upstream, asked));
  if (isForAnybody(asked, ready)) kept.set(asked.url ?? '', ready);
  answer.statusCode = ready.status;
  for (const [name, value] of ready.headers) answer.setHeader(name, value);
  if (ready.status !== 304) answer.setHeader('content-length', ready.body.length);
  if (asked.method === 'HEAD') answer.end();
  else answer.end(ready.body);
};

export type Front = { url: string; http2: boolean; close: () => Promise<void> };

/**
 * The local server as a phone meets the platform: HTTP/2 over TLS with brotli (the plain local one compresses nothing, so what a tool
 * reckons from its bytes would be wrong), and what is public is kept as at an edge. Where openssl is missing HTTP/1.1 without TLS, and `http2` says so.
 */
export const openFront = async (upstream: string): Promise<Front> => {
  const tls = certificate();
  const kept = new Map<string, Ready>();
  const handle = (asked: Asked, answer: Answer) => {
    pass(upstream, kept, asked, answer).catch(() => {
      answer.statusCode = 502;
      answer.end();
    });
  };
  const server = tls ? createSecureServer({ ...tls, allowHTTP1: true }, handle) : createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    http2: tls !== null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
