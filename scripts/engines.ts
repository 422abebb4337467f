import { parseArgs } from 'node:util';
import { openDemoSite } from './browser/demo-site.ts';
import { CHROMIUM } from './engines/chromium.ts';
import type { Driver } from './engines/driver.ts';
import { FIREFOX } from './engines/firefox.ts';
import { PRIVATE_STEPS } from './engines/private-steps.ts';
import { KEEP_STEP, OFFLINE_STEP, PUBLIC_STEPS } from './engines/public-steps.ts';
import { type Step, walker } from './engines/walker.ts';
import { WEBKIT } from './engines/webkit.ts';

/**
 * `npm run engines [-- --only=webkit --step=plate]`: a visitor's twenty steps, five of people with an account and one without
 * connection, over the built product with a demo world of its own, in the three engines that people have. A step fails when it does not
 * come about or when the engine complains meanwhile. Ends with 1 on a failure, and with 2 where an engine is not installed.
 */
const { values: asked } = parseArgs({ options: { only: { type: 'string' }, step: { type: 'string' } } });
const ENGINES = [CHROMIUM, FIREFOX, WEBKIT];
/** What an engine may say: each line is of no fault of the product's. */
const ALLOWED = [
  // The step that asks for an address that does not exist.
  /status of 404/,
  // The step without connection: pages drawn ahead have no list then.
  /ERR_CONNECTION_REFUSED.*enlaces\.json/,
  // WebKit says of each page that is left before it has slid in.
  /AbortError: Skipping view transition/,
];

const walkOne = async (driver: Driver, url: string, { name, walk }: Step): Promise<boolean> => {
  const before = driver.heard().length;
  const from = performance.now();
  const person = walker(driver, url);
  const faults: string[] = [];
  await walk(person)
    .then(() => person.settle())
    .catch((error: Error) => faults.push(error.message));
  const heard = driver.heard().slice(before);
  faults.push(...heard.filter((line) => !ALLOWED.some((pattern) => pattern.test(line))));
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(`  ${faults.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  for (const fault of faults) console.log(`      ${fault}`);
  return faults.length === 0;
};

/** Walks everything in one engine; how many steps failed. */
const walkIn = async (open: () => Promise<Driver>): Promise<number> => {
  const site = await openDemoSite();
  const driver = await open();
  let failed = 0;
  const isAsked = ({ name }: Step) => name.includes(asked.step ?? '');
  try {
    for (const step of [...PUBLIC_STEPS, ...PRIVATE_STEPS, KEEP_STEP].filter(isAsked))
      if (!(await walkOne(driver, site.url, step))) failed += 1;
    await site.close();
    if (isAsked(OFFLINE_STEP) && !(await walkOne(driver, site.url, OFFLINE_STEP))) failed += 1;
  } finally {
    await driver.close();
  }
  return failed;
};

let failed = 0;
const missing: string[] = [];
for (const { name, find } of ENGINES.filter((one) => one.name.toLowerCase().includes(asked.only ?? ''))) {
  const found = find();
  console.log(name);
  if ('missing' in found) {
    missing.push(name);
    console.log(`  NOT WALKED: it is not installed. ${found.missing}`);
  } else failed += await walkIn(found.open);
}
console.log(
  `\n${failed} steps failed${missing.length > 0 ? `; not walked, so not passed: ${missing.join(', ')}` : ''}`,
);
process.exit(failed > 0 ? 1 : missing.length > 0 ? 2 : 0);
