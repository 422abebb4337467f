import '../../src/app/site.css';
import '../../src/features/guides/breeds/breed-page.css';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Carousel } from '../../src/features/guides/pictures/carousel.tsx';
import { swipeStep } from '../../src/features/guides/pictures/swipe.ts';

const plate = (n: number) => ({ n, alt: `Dibujo ${n}`, caption: `Leyenda ${n}`, marks: [], labels: [] });
const carousel = (count: number) => (
  <Carousel
    folder="perros"
    slug="labrador"
    name="Labrador"
    pictures={Array.from({ length: count }, (_, index) => plate(index + 1))}
  />
);
const draw = (count: number) => render(carousel(count));
type Drawn = Awaited<ReturnType<typeof draw>>;

const touch = (screen: Drawn, type: string, clientX: number) => {
  const target = screen.container.querySelector('.plate') as HTMLElement;
  const point = new Touch({ identifier: 1, target, clientX, clientY: 100 });
  const down = type === 'touchend' ? [] : [point];
  target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches: down, changedTouches: [point] }));
};
/** An arrow is a label of the neighbour's radio; the chosen plate's shows. */
const arrow = (screen: Drawn, name: string) =>
  [...screen.container.querySelectorAll<HTMLElement>(`[title="${name}"]`)].find((one) => one.checkVisibility());
const swipe = (screen: Drawn, from: number, to: number) => {
  touch(screen, 'touchstart', from);
  touch(screen, 'touchmove', to);
  touch(screen, 'touchend', to);
};

beforeEach(() => document.documentElement.classList.add('js'));
afterEach(() => document.documentElement.classList.remove('js'));

test('the arrows wrap at both ends', async () => {
  const screen = await draw(3);
  await expect.element(screen.getByText('Lámina 1 de 3.')).toBeVisible();
  arrow(screen, 'Lámina anterior')?.click();
  await expect.element(screen.getByText('Lámina 3 de 3.')).toBeVisible();
  arrow(screen, 'Lámina siguiente')?.click();
  await expect.element(screen.getByText('Lámina 1 de 3.')).toBeVisible();
});

test('a dot goes to its plate and is marked as the current one', async () => {
  const screen = await draw(4);
  const dot = screen.getByRole('radio', { name: 'Lámina 3' });
  await dot.click();
  await expect.element(dot).toBeChecked();
  await expect.element(screen.getByText('Lámina 3 de 4.')).toBeVisible();
});

test('a swipe of more than 50 px turns the plate: left is next, right is previous', async () => {
  const screen = await draw(3);
  swipe(screen, 200, 149);
  await expect.element(screen.getByText('Lámina 2 de 3.')).toBeVisible();
  swipe(screen, 100, 151);
  await expect.element(screen.getByText('Lámina 1 de 3.')).toBeVisible();
});

test('a swipe of 50 px or less turns nothing', async () => {
  expect([swipeStep(50), swipeStep(-50), swipeStep(0)]).toEqual([0, 0, 0]);
  expect([swipeStep(51), swipeStep(-51)]).toEqual([-1, 1]);
  const screen = await draw(3);
  swipe(screen, 200, 150);
  await expect.element(screen.getByText('Lámina 1 de 3.')).toBeVisible();
});

test('the hint goes at the first touch move and not before', async () => {
  const screen = await draw(2);
  const hint = screen.getByText('Desliza para ver más');
  touch(screen, 'touchstart', 200);
  await expect.element(hint).toBeVisible();
  touch(screen, 'touchmove', 195);
  await expect.element(hint).not.toBeVisible();
});

test('plates out of sight are out of reach of keyboard and screen reader', async () => {
  const screen = await draw(2);
  const slides = [...screen.container.querySelectorAll<HTMLElement>('.plate-slide')];
  expect(slides.map((slide) => slide.inert)).toEqual([false, true]);
  arrow(screen, 'Lámina siguiente')?.click();
  await expect.poll(() => slides.map((slide) => slide.inert)).toEqual([true, false]);
});

test('the keys of a radio go around, and an arrow works by itself where React is not there', async () => {
  const screen = await draw(3);
  screen.container.querySelector<HTMLElement>('.dots input')?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByText('Lámina 3 de 3.')).toBeVisible();
  const html = screen.container.innerHTML;
  await screen.unmount();
  document.body.insertAdjacentHTML('beforeend', `<div id="sin-react">${html}</div>`);
  const still = document.querySelector('#sin-react') as HTMLElement;
  const shown = () => [...still.querySelectorAll<HTMLElement>('.plate-foot p')].filter((one) => one.checkVisibility());
  const strip = still.querySelector('.plate-strip') as HTMLElement;
  for (const at of [1, 2, 0]) {
    [...still.querySelectorAll<HTMLElement>('[title="Lámina siguiente"]')]
      .find((one) => one.checkVisibility())
      ?.click();
    expect(shown().map(({ textContent }) => textContent)).toEqual([`Lámina ${at + 1} de 3. Leyenda ${at + 1}`]);
    for (const slide of strip.getAnimations()) slide.finish();
    const moved =
      strip.getBoundingClientRect().left - (strip.parentElement as HTMLElement).getBoundingClientRect().left;
    expect(Math.round(moved / strip.clientWidth) + at).toBe(0);
  }
  still.remove();
});

test('plates that a finger scrolled before React came stay where they are, and are React’s from then on', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(carousel(3));
  const plate = host.querySelector('.plate') as HTMLElement;
  plate.scrollTo({ left: plate.clientWidth * 2, behavior: 'instant' });
  const root = hydrateRoot(host, carousel(3));
  await expect.poll(() => host.querySelector('.plate')?.getAttribute('data-own')).toBe('true');
  expect(plate.isConnected && plate.scrollLeft).toBe(0);
  expect(host.querySelector<HTMLInputElement>('.dots input:checked')?.ariaLabel).toBe('Lámina 3');
  root.unmount();
  host.remove();
});

test('a plate slides in 0.3 s where motion is welcome', async () => {
  const screen = await draw(2);
  const strip = screen.container.querySelector('.plate-strip') as HTMLElement;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  expect(getComputedStyle(strip).transitionDuration).toBe(still ? '0s' : '0.3s');
});

test('a click on the drawing opens the viewer, arrows turn it, Escape gives the focus back', async () => {
  const screen = await draw(3);
  const zoom = screen.getByRole('button', { name: 'Ver a pantalla completa' });
  const drawing = (screen.container.querySelector('.plate') as HTMLElement).getBoundingClientRect();
  const hit = document.elementFromPoint(drawing.left + drawing.width / 3, drawing.top + drawing.height / 2);
  expect(hit?.closest('button')).toBe(zoom.element());
  await zoom.click();
  const viewer = screen.getByRole('dialog');
  await expect.element(viewer).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(viewer.getByText('Lámina 3 de 3.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(zoom).toHaveFocus();
});

test('the viewer’s button and its cross work by themselves, before React is there', async () => {
  const screen = await draw(2);
  const html = screen.container.innerHTML;
  await screen.unmount();
  document.body.insertAdjacentHTML('beforeend', `<div id="sin-react">${html}</div>`);
  const [zoom, cross] = ['.zoom', '.viewer-close'].map((one) =>
    document.querySelector<HTMLElement>(`#sin-react ${one}`),
  );
  const viewer = document.querySelector('dialog');
  zoom?.click();
  expect(viewer?.open).toBe(true);
  expect(viewer?.querySelector('img')?.alt).toBe('Dibujo 1');
  cross?.click();
  expect(viewer?.open).toBe(false);
  document.querySelector('#sin-react')?.remove();
});

test('a single plate has no arrows, dots or hint', async () => {
  const screen = await draw(1);
  await expect.element(screen.getByText('Lámina 1 de 1.')).toBeVisible();
  await expect.element(screen.getByTitle('Lámina siguiente')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Desliza para ver más')).not.toBeInTheDocument();
});

test('a breed without drawings says so', async () => {
  const screen = await draw(0);
  await expect.element(screen.getByText(/Sin lámina: esta raza no está dibujada/)).toBeVisible();
});
