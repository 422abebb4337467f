import { useEffect, useRef, useState } from 'react';
import { beatsBetween, momentAt, turnAt } from '../first-aid/cpr-rhythm.ts';
import type { BeatSound } from '../first-aid/cpr-sound.ts';

/** How often the clock is looked at, ms. */
const LOOK_MS = 40;
/** Sounds are handed over so long before they are due, ms; behind another tab timers come once a second. */
const AHEAD_MS = 200;
const AHEAD_HIDDEN_MS = 1500;
/** Length of the phone's shake, ms. */
const SHAKE_MS = 40;

const shownAt = (from: number, since: number, breaths: boolean) => {
  const now = performance.now();
  const turn = turnAt(now - from);
  return {
    ...momentAt(now - since, breaths),
    seconds: Math.floor((now - from) / 1000),
    left: Math.ceil(turn.left / 1000),
    change: turn.change,
  };
};

/** What the beat shows now. Everything is reckoned from the clock, so that nothing drifts; only what changed is drawn again. */
export const useRhythm = (sound: BeatSound | null, shakes: boolean, breaths: boolean) => {
  const [from] = useState(() => performance.now());
  const [shown, setShown] = useState(() => shownAt(from, from, breaths));
  const since = useRef(from);
  useEffect(() => {
    // Another pattern begins with its first compression.
    if (performance.now() - from > LOOK_MS) since.current = performance.now();
    const look = () =>
      setShown((before) => {
        const now = shownAt(from, since.current, breaths);
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [from, breaths]);
  useEffect(() => {
    if (!sound) return;
    let until = 0;
    const hand = () => {
      const now = performance.now() - since.current;
      const to = now + (document.hidden ? AHEAD_HIDDEN_MS : AHEAD_MS);
      for (const { at, beat } of beatsBetween(Math.max(until, now - LOOK_MS), to, breaths))
        sound.play(at - now, beat % 10 === 0);
      until = to;
    };
    hand();
    const timer = setInterval(hand, LOOK_MS);
    return () => {
      clearInterval(timer);
      sound.silence();
    };
  }, [sound, breaths]);
  useEffect(() => {
    if (shakes && shown.beat > 0) navigator.vibrate(SHAKE_MS);
  }, [shakes, shown.beat]);
  return shown;
};

/** Keeps the screen lit while hands are busy, where the browser can. */
export const useScreenAwake = () => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const ask = async () => {
      if (document.hidden) return;
      try {
        const got = await navigator.wakeLock?.request('screen');
        if (over) await got?.release();
        else lock = got;
      } catch {
        // Refused (battery low): the beat goes on.
      }
    };
    void ask();
    // The browser takes it back whenever the page is left.
    document.addEventListener('visibilitychange', ask);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
};
