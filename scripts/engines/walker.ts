import { until } from './child.ts';
import type { Driver, Key } from './driver.ts';

/** What expressions may use in the page. */
const HELPERS = `
  const shows = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0;
  const said = (one) => (one.getAttribute('aria-label') ?? '') + ' ' + one.textContent.replaceAll(/\\s+/g, ' ');
  const find = (selector, text = '') => [...document.querySelectorAll(selector)].find((one) => shows(one) && said(one).includes(text));
  const field = (label) => find('label', label)?.control;
  const says = (selector, text) => find(selector, text) !== undefined;
  const fits = () => document.documentElement.scrollWidth <= innerWidth;
`;

const quoted = (...words: string[]) => words.map((word) => JSON.stringify(word)).join();

/** How long a walk waits for what it wants to see, ms: a busy machine, three engines. */
const PATIENCE = 20_000;

/**
 * A person at one engine. Targets are selectors, of what shows, with a text that it holds; what is seen is an expression over the page
 * (`find`, `field`, `says`, `fits`).
 */
export const walker = (driver: Driver, home: string) => {
  const value = (expression: string) => driver.value(`(() => { ${HELPERS} return (${expression}); })()`);
  const sees = (expression: string, patience = PATIENCE) =>
    until(
      expression,
      async () => (await value(`Promise.resolve(${expression}).then(Boolean)`)) === true,
      patience,
    ).catch(async (error: Error) => {
      const at = await value(`location.href + ', at ' + scrollY + ': ' + document.title`).catch(() => '?');
      throw new Error(`${error.message} (${at})`);
    });

  /** Presses what an expression finds, in its middle: where it lies on top, and has come to rest (what is far down moves when it is drawn). */
  const pressOn = async (found: string) => {
    let last = '';
    const point = await until(
      `${found} to lie free`,
      async () => {
        const at = (await value(`(() => {
        const one = ${found};
        if (!one || one.disabled) return null;
        one.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = one.getClientRects()[0];
        const at = [x + width / 2, y + height / 2];
        const top = document.elementFromPoint(...at);
        return top && (one.contains(top) || top.closest('label')?.control === one) ? at : null;
      })()`)) as [number, number] | null;
        const isAtRest = String(at) === last;
        last = String(at);
        return isAtRest ? at : null;
      },
      PATIENCE,
    );
    await driver.press(...point);
  };

  return {
    /** Opens an address; one that sends on to another while it loads is left for that one. */
    open: (path: string) =>
      driver.open(home + path).catch((error: Error) => {
        if (!/ABORTED|interrupted by another navigation/.test(error.message)) throw error;
      }),
    /** Begins to open another address and does not wait. */
    leaveFor: (path: string) =>
      until('a page to leave', async () => {
        await value(`void setTimeout(() => location.assign(${quoted(home + path)}))`);
        return true;
      }),
    size: driver.size,
    /** Waits until the page has come whole and its parts answer, as a reader does before going on. */
    settle: async () => {
      await sees(`document.readyState === 'complete'`);
      await sees(`!document.querySelector('[data-island]:not([data-on])')`);
    },
    value,
    sees,
    press: (selector: string, text = '') => pressOn(`find(${quoted(selector, text)})`),
    /** Presses the field of a label and types. */
    type: async (label: string, text: string) => {
      await pressOn(`field(${quoted(label)})`);
      await sees(`document.activeElement === field(${quoted(label)})`);
      await driver.type(text);
    },
    /** Chooses in a select by what the option says. */
    choose: async (label: string, option: string) => {
      await sees(`field(${quoted(label)})`);
      await value(`(() => {
        const select = field(${quoted(label)});
        const option = [...select.options].find(({ text }) => text.includes(${quoted(option)}));
        Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, option.value);
        select.dispatchEvent(new Event('change', { bubbles: true }));
      })()`);
    },
    key: (name: Key) => driver.key(name),
    back: () => value('void setTimeout(() => history.back())'),
    reload: () => value('void setTimeout(() => location.reload())'),
  };
};

export type Walker = ReturnType<typeof walker>;

/** One thing that a person does; it throws when it does not come about. Steps stand on what those before them left. */
export type Step = { name: string; walk: (person: Walker) => Promise<unknown> };
