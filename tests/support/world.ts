import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import type { ErrorKey, FieldIssue } from '../../src/shared/errors.ts';
import type { Role } from '../../src/shared/roles.ts';
import { instantOf } from '../../src/shared/time.ts';
import { connect } from '../../worker/db/client.ts';
import type { Env } from '../../worker/env.ts';
import worker from '../../worker/index.ts';
import { aClinic, aMember, aSession, aUser, type World } from './builders.ts';
import { undescribed } from './openapi.ts';

/** Every test happens at this moment unless it moves the clock: a Wednesday, 10:00 in Bogotá. */
export const NOW = instantOf('2026-11-25T10:00');
export const TODAY = '2026-11-25';

export const bindings = env as unknown as Env;
export const world: World = { db: connect(bindings.DB), now: NOW };
export const ORIGIN = 'https://patas.test';

/** What the Worker said on console.error and console.warn during this test. */
export const complaints: unknown[][] = [];
/** Takes the complaints so far: whatever a test leaves here fails it. */
export const takeComplaints = () => complaints.splice(0);

/** Lines of the request log during this test. */
export const logged: string[] = [];

export type Sent = {
  token?: string;
  /** Sent as JSON unless it is text or bytes already. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Bindings that this request sees instead of the world's. */
  env?: Partial<Env>;
};

// biome-ignore lint/suspicious/noExplicitAny: answers are judged by the test that reads them
type Loose = any;
export type Got = { status: number; headers: Headers; text: string; body: Loose };

/**
 * One request through the whole Worker; work that the answer did not wait for is done when this returns. Answers of the REST
 * calls must be as the OpenAPI document says.
 */
export const send = async (
  method: string,
  path: string,
  { token, body, headers, env: own }: Sent = {},
): Promise<Got> => {
  const request = new Request(ORIGIN + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && {
      body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
    }),
  });
  const execution = createExecutionContext();
  const response = await worker.fetch(
    request as Parameters<typeof worker.fetch>[0],
    { ...bindings, ...own },
    execution,
  );
  // Not `text()`: workerd warns of each picture.
  const text = new TextDecoder().decode(await response.arrayBuffer());
  await waitOnExecutionContext(execution);
  expect(undescribed(method, path, { status: response.status, headers: response.headers, text })).toBeNull();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, headers: response.headers, text, body: isJson && text ? JSON.parse(text) : null };
};

export type Called = {
  status: number;
  headers: Headers;
  data: Loose;
  key: ErrorKey | null;
  issues: FieldIssue[];
  message: string;
  /** What the rule hands to the screen. */
  details: Loose;
};

const called = ({ status, headers, body }: Got): Called => ({
  status,
  headers,
  data: body?.result?.data,
  key: body?.error?.data.key ?? null,
  issues: body?.error?.data.issues ?? [],
  message: body?.error?.message ?? '',
  details: body?.error?.data.details,
});

/** Calls a query or a mutation over `/trpc`, as the app does. */
export const query = async (procedure: string, input?: unknown, sent: Sent = {}): Promise<Called> =>
  called(
    await send(
      'GET',
      `/trpc/${procedure}${input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`}`,
      sent,
    ),
  );
export const mutate = async (procedure: string, input?: unknown, sent: Sent = {}): Promise<Called> =>
  called(
    await send('POST', `/trpc/${procedure}`, {
      ...sent,
      headers: { 'content-type': 'application/json', ...sent.headers },
      ...(input !== undefined && { body: input }),
    }),
  );

/** An account of a role with a live session; a clinic's account comes with its clinic. */
export const signedIn = async (role: Role = 'user', has: Parameters<typeof aUser>[1] = {}) => {
  const user = await aUser(world, { ...has, role });
  if (role === 'business') await aMember(world, user, await aClinic(world));
  return { user, token: await aSession(world, user) };
};
