import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, until } from './child.ts';
import { type Driver, type Engine, KEYS, keyActions, pressActions } from './driver.ts';
import { program } from './places.ts';

/** Without overlaid scroll bars 375 px lay out as 363. */
const PREFERENCES = { 'intl.accept_languages': 'es-CO,es', 'ui.useOverlayScrollbars': 1 };

type Answer = { id?: number; method?: string; result?: unknown; params?: unknown; error?: string; message?: string };
type Entry = { level: string; text: string | null };
type Evaluated = { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };

/** WebDriver BiDi, which Firefox speaks by itself: its driver is to be had as a download only. */
const connect = async (address: string, onEvent: (method: string, params: unknown) => void) => {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  socket.addEventListener('message', ({ data }) => {
    const { id, method, result, params, error, message } = JSON.parse(String(data)) as Answer;
    if (id === undefined) return method && onEvent(method, params);
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(`${error}: ${message}`));
    else asked?.resolve(result);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Firefox does not answer at ${address}`)));
  });
  let count = 0;
  const send = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      socket.send(JSON.stringify({ id: count, method, params }));
    });
  return { send, close: () => socket.close() };
};

const open = async (path: string): Promise<Driver> => {
  const profile = mkdtempSync(join(tmpdir(), 'patas-y-plumas-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const program = run(path, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']);
  const address = await until('Firefox', () => /ws:\/\/[\d.:]+/.exec(program.said.join('\n'))?.[0]);
  const heard: string[] = [];
  const { send, close } = await connect(`${address}/session`, (method, params) => {
    const { level, text } = params as Entry;
    if (method === 'log.entryAdded' && ['error', 'warn'].includes(level)) heard.push(text ?? '');
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await send('browsingContext.getTree')) as { contexts: { context: string }[] };
  const context = contexts[0]?.context ?? '';
  const act = async (actions: object[]) => {
    await send('input.performActions', { context, actions });
  };
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    value: async (expression) => {
      const asked = { expression: `(async () => JSON.stringify(await (${expression})))()`, target: { context } };
      const { type, result, exceptionDetails } = (await send('script.evaluate', {
        ...asked,
        awaitPromise: true,
      })) as Evaluated;
      if (type !== 'success') throw new Error(exceptionDetails?.text);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    press: (x, y) => act(pressActions(x, y)),
    type: (text) => act(keyActions(text)),
    key: (name) => act(keyActions(KEYS[name])),
    size: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    heard: () => heard,
    close: async () => {
      close();
      program.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

export const FIREFOX: Engine = {
  name: 'Firefox',
  find: () => {
    const path = program('FIREFOX', 'firefox-esr', 'firefox');
    return path ? { open: () => open(path) } : { missing: 'apt-get install -y firefox-esr (Debian), or FIREFOX=/path' };
  },
};
