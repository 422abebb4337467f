import { expect, test } from 'vitest';
import {
  BREATHS_MS,
  beatsBetween,
  clockText,
  momentAt,
  PER_MINUTE,
  ROUND,
  turnAt,
} from '../../src/features/guides/first-aid/cpr-rhythm.ts';

const BEAT = 60_000 / PER_MINUTE;

test('thirty compressions at 110 a minute, then a pause for two breaths, then the first again', () => {
  expect(PER_MINUTE).toBe(110);
  expect(momentAt(0, true)).toEqual({ beat: 1, breathe: 0 });
  expect(momentAt(BEAT - 1, true).beat).toBe(1);
  expect(momentAt(BEAT + 1, true).beat).toBe(2);
  expect(momentAt(29.5 * BEAT, true).beat).toBe(30);
  expect(momentAt(30 * BEAT + 1, true)).toEqual({ beat: 0, breathe: BREATHS_MS / 1000 });
  expect(momentAt(30 * BEAT + BREATHS_MS - 1, true)).toEqual({ beat: 0, breathe: 1 });
  expect(momentAt(30 * BEAT + BREATHS_MS + 1, true)).toEqual({ beat: 1, breathe: 0 });
});

test('without breaths nothing ever pauses', () => {
  for (let at = 0; at < 300; at += 1)
    expect(momentAt((at + 0.5) * BEAT, false)).toEqual({ beat: (at % ROUND) + 1, breathe: 0 });
  const minute = beatsBetween(0, 60_000, false);
  expect(minute).toHaveLength(110);
});

test('a tab that slept for half an hour is where it would be without', () => {
  const cycle = 30 * BEAT + BREATHS_MS;
  for (const ms of [100, 5000, 16_400, 19_999])
    expect(momentAt(ms + 90 * cycle + 0.001, true), `${ms}`).toEqual(momentAt(ms, true));
  expect(turnAt(30 * 60_000 + 30_000).left).toBe(90_000);
});

test('looked at often or seldom, the same beats sound, each once and in order', () => {
  const whole = beatsBetween(0, 60_000, true);
  for (const step of [40, 333, 1000, 7000]) {
    const parts: typeof whole = [];
    for (let from = 0; from < 60_000; from += step)
      parts.push(...beatsBetween(from, Math.min(from + step, 60_000), true));
    expect(parts, `every ${step} ms`).toEqual(whole);
  }
  for (const { at, beat } of whole) expect(momentAt(at + 0.001, true).beat).toBe(beat);
  // Three rounds begin in a minute, the third is cut.
  expect(whole.filter(({ beat }) => beat === 1).map(({ at }) => Math.round(at))).toEqual([0, 20_364, 40_727]);
});

test('hands change every two minutes, and the change is said once it is there', () => {
  expect(turnAt(0)).toEqual({ left: 120_000, change: false });
  expect(turnAt(119_999)).toEqual({ left: 1, change: false });
  expect(turnAt(120_000)).toEqual({ left: 120_000, change: true });
  expect(turnAt(130_000)).toEqual({ left: 110_000, change: false });
  expect([0, 9, 78, 120, 3599].map(clockText)).toEqual(['0:00', '0:09', '1:18', '2:00', '59:59']);
});
