import { freePort } from '../setup/port.ts';
import { type Running, run, until } from './child.ts';
import { type Driver, type Engine, KEYS, keyActions, pressActions } from './driver.ts';
import { firstFile, program } from './places.ts';

type Programs = { driver: string; browser: string; screen: string };

/** A screen that nobody sees; its number. */
const openScreen = async (path: string): Promise<Running & { display: string }> => {
  const screen = run(path, ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp']);
  const number = await until('Xvfb', () => screen.said.find((line) => /^\d+$/.test(line)));
  return { ...screen, display: `:${number}` };
};

/** Commands of W3C WebDriver to one address. */
const commandsOf =
  (base: string) =>
  async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${(value as { message: string }).message}`);
    return value;
  };

/** What a page complains of from the first look at it on: automation tells nothing of the console. */
const HEARD = `(window.heardHere ??= (() => {
  const heard = [];
  addEventListener('error', ({ message, target }) => heard.push(message ?? target.outerHTML.slice(0, 200)), true);
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
  document.addEventListener('securitypolicyviolation', (event) => heard.push(event.violatedDirective + ' refused ' + event.blockedURI));
  for (const kind of ['error', 'warn']) {
    const say = console[kind];
    console[kind] = (...words) => {
      heard.push(words.join(' '));
      say.apply(console, words);
    };
  }
  return heard;
})())`;

const open = async ({ driver, browser, screen }: Programs): Promise<Driver> => {
  const seen = await openScreen(screen);
  const port = await freePort();
  const env = { ...process.env, DISPLAY: seen.display, LIBGL_ALWAYS_SOFTWARE: '1' };
  const running = run(driver, [`--port=${port}`], { env });
  const root = commandsOf(`http://127.0.0.1:${port}`);
  await until('WebKitWebDriver', () => root('GET', '/status'));
  // In full screen a window is as small as it is told to be.
  const args = ['--automation', '--full-screen'];
  const options = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: browser, args } };
  const { sessionId } = (await root('POST', '/session', { capabilities: { alwaysMatch: options } })) as {
    sessionId: string;
  };
  const send = commandsOf(`http://127.0.0.1:${port}/session/${sessionId}`);
  const heard: string[] = [];
  const value = async (expression: string) => {
    const script = `const heard = ${HEARD}; return Promise.resolve(${expression}).then((value) => ({ value, heard: heard.splice(0) }));`;
    const told = (await send('POST', '/execute/sync', { script, args: [] })) as { value: unknown; heard: string[] };
    heard.push(...told.heard);
    return told.value;
  };
  const act = async (actions: object[]) => {
    await send('POST', '/actions', { actions });
  };
  return {
    open: async (url) => void (await send('POST', '/url', { url })),
    value,
    press: (x, y) => act(pressActions(x, y)),
    type: (text) => act(keyActions(text)),
    key: (name) => act(keyActions(KEYS[name])),
    size: async (width, height) => void (await send('POST', '/window/rect', { x: 0, y: 0, width, height })),
    heard: () => heard,
    close: async () => {
      await send('DELETE', '').catch(() => {});
      running.end();
      seen.end();
    },
  };
};

export const WEBKIT: Engine = {
  name: 'WebKitGTK',
  find: () => {
    const driver = program('WEBKIT_DRIVER', 'WebKitWebDriver');
    const browser = firstFile('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
    const screen = program('XVFB', 'Xvfb');
    return driver && browser && screen
      ? { open: () => open({ driver, browser, screen }) }
      : { missing: 'apt-get install -y --no-install-recommends webkit2gtk-driver xvfb (Debian)' };
  },
};
