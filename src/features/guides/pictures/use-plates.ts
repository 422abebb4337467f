import { startTransition, useEffect, useRef, useState } from 'react';

/** How often a plate under a finger is asked whether it rests, ms. */
const LOOK_MS = 100;

/**
 * Which plate shows. The radios of the carousel hold it (css reads them, so they count before React is there); `index` follows them.
 * Until React is there a finger scrolls the plates: what it scrolled becomes the chosen plate, and from then on (`isOwn`) swipes are React's.
 */
export const usePlates = (count: number) => {
  const root = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  const [isOwn, setOwn] = useState(false);
  const [isTouched, setTouched] = useState(false);
  /** The radio has moved the plate: the browser draws that first, React its part after it. */
  const follow = (place: number) => startTransition(() => setIndex(place));
  const radios = () => [...(root.current?.querySelectorAll<HTMLInputElement>('.dots input') ?? [])];
  const chosen = () =>
    Math.max(
      0,
      radios().findIndex(({ checked }) => checked),
    );
  const show = (place: number) => {
    const radio = radios()[place];
    if (radio) radio.checked = true;
    follow(place);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the html has become React's
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const takeOver = () => {
      const plate = root.current?.querySelector('.plate');
      const scrolled = plate?.clientWidth ? plate.scrollLeft / plate.clientWidth : 0;
      // It is still moving.
      if (Math.abs(scrolled - Math.round(scrolled)) > 0.02) {
        timer = setTimeout(takeOver, LOOK_MS);
        return;
      }
      show(Math.min(chosen() + Math.round(scrolled), Math.max(0, count - 1)));
      if (plate && scrolled > 0) {
        plate.scrollLeft = 0;
        // It is where it was: nothing slides.
        for (const slide of plate.firstElementChild?.getAnimations() ?? []) slide.finish();
      }
      setOwn(true);
    };
    // What was pressed before is told first (src/loader/replay.ts).
    timer = setTimeout(takeOver);
    return () => clearTimeout(timer);
  }, []);
  return {
    root,
    index,
    isOwn,
    /** The other plates are wanted. */
    isNear: isTouched || index > 0,
    go: (step: number) => show((chosen() + step + count) % count),
    pick: follow,
    wake: () => startTransition(() => setTouched(true)),
  };
};
