import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Icon } from '../../src/ui/icon.tsx';

test('an icon says nothing to a screen reader unless it has a label', async () => {
  const screen = await render(
    <>
      <Icon name="phone" />
      <Icon name="phone" label="Llamar" />
    </>,
  );
  await expect.element(screen.getByRole('img')).toHaveAccessibleName('Llamar');
});
