import { expect, test } from 'vitest';
import { hasJava, w3cFaults } from '../../scripts/measure/w3c.ts';

/** Reading hundreds of pages takes the checker a while, ms. */
const READING = 300_000;

test.runIf(process.env.FULL && hasJava())(
  'the W3C checker finds no fault in what was built',
  { timeout: READING },
  () => {
    expect(w3cFaults()).toEqual([]);
  },
);
