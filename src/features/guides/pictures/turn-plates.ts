import { hearSwipes } from './swipe.ts';

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Turns the plates of a breed (carousel.tsx), small and over the whole screen (spec §2, Carousel): the index wraps at both ends, swipes
 * past 50 px count, the hint goes at the first touch move. All that it shows stands in the html.
 */
export const turnPlates = (part: HTMLElement): void => {
  const all = (selector: string) => [...part.querySelectorAll<HTMLElement>(selector)];
  const one = (selector: string) => part.querySelector<HTMLElement>(selector);
  const slides = all('.plate-slide');
  const [plate, strip, hint] = [one('.plate'), one('.plate-strip'), one('.swipe-hint')];
  const viewer = part.querySelector('dialog');
  if (!plate || !strip || !viewer) return;
  const count = slides.length;
  let index = 0;

  /** The other plates are fetched once somebody comes near. */
  const comeNear = () => {
    strip.dataset.near = 'true';
  };
  const tell = (place: HTMLElement | null) => {
    const [number, caption] = place?.children ?? [];
    if (!number || !caption) return;
    number.textContent = `Lámina ${index + 1} de ${count}.`;
    caption.textContent = slides[index]?.dataset.caption ?? '';
  };
  const show = () => {
    strip.dataset.index = `${index}`;
    for (const [at, slide] of slides.entries()) slide.inert = at !== index;
    for (const [at, dot] of all('.dot').entries()) dot.ariaCurrent = `${at === index}`;
    for (const legend of all('.legend')) legend.hidden = legend.dataset.of !== `${index}`;
    tell(one('.plate-foot p'));
  };
  /** The plate over the whole screen: what the strip has of it already is there at once. */
  const enlarge = () => {
    const [large, small] = [viewer.querySelector('img'), slides[index]?.querySelector('img')];
    if (!large || !small) return;
    large.alt = small.alt;
    large.srcset = small.srcset;
    large.src = small.src;
    tell(viewer.querySelector('p'));
  };
  const go = (to: number) => {
    comeNear();
    index = (to + count) % count;
    show();
    if (viewer.open) enlarge();
  };

  for (const type of ['pointerenter', 'focusin']) part.firstElementChild?.addEventListener(type, comeNear);
  plate.addEventListener('touchmove', () => hint?.setAttribute('data-gone', 'true'), { passive: true });
  if (count > 1) for (const element of [plate, viewer]) hearSwipes(element, (step) => go(index + step));
  part.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    const { step, plate: place } = button?.dataset ?? {};
    if (step) go(index + Number(step));
    else if (place) go(Number(place));
    else if (button?.matches('.viewer-close')) viewer.close();
    else if (button?.matches('.zoom')) {
      enlarge();
      // The button opens it by itself where the browser knows how.
      if (!viewer.open) viewer.showModal();
    }
  });
  viewer.addEventListener('keydown', ({ key }) => {
    const step = STEPS[key];
    if (count > 1 && step) go(index + step);
  });
  show();
  if (viewer.open) enlarge();
};
