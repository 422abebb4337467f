import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Alert } from '../../src/ui/alert.tsx';
import { Switch } from '../../src/ui/switch.tsx';
import '../../src/app/private.css';
import '../../src/features/profile/account.css';

test('what a switch could not do is said within the screen of a phone, in as many lines as it takes', async () => {
  const screen = await render(
    <ul className="own-notices" style={{ width: '288px' }}>
      <li className="own-notice">
        <span>Vacuna o desparasitación por vencer</span>
        <span className="own-ways">
          <Switch on label="Vacuna" words={{ on: 'Correo: sí', off: 'Correo: no' }} onPress={() => {}} />
          <Alert tone="bad">No se pudo guardar. No hubo respuesta: revisa tu conexión e intenta de nuevo.</Alert>
        </span>
      </li>
    </ul>,
  );
  const { right } = screen.getByRole('list').element().getBoundingClientRect();
  const alert = screen.getByRole('alert').element();
  expect(alert.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth);
  // The word of a switch stays in one line.
  expect(screen.getByRole('switch').element().getBoundingClientRect().height).toBeLessThan(50);
});
