import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Icon, Mark } from '../../src/ui/icon.tsx';

/** Whether the sprite that a drawn icon points into holds what it draws, and how. */
const drawingOf = async (container: Element) => {
  const [file = '', id = ''] = container.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
  const sprite = new DOMParser().parseFromString(await (await fetch(file)).text(), 'image/svg+xml');
  return sprite.getElementById(id)?.nodeName;
};

test('an icon is decoration: a screen reader never meets it', async () => {
  const screen = await render(
    <button type="button">
      <Icon name="check" /> Guardar
    </button>,
  );
  await expect.element(screen.getByRole('button')).toHaveAccessibleName('Guardar');
  expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('an icon and a mark point at drawings that the sprite holds', async () => {
  expect(await drawingOf((await render(<Icon name="check" />)).container)).toBe('path');
  expect(await drawingOf((await render(<Mark name="track-perros" />)).container)).toBe('g');
  expect(await drawingOf((await render(<Mark name="no-such-mark" />)).container)).toBeUndefined();
});
