import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ApiRoot } from '../../src/app/api-root.tsx';
import { AuthProvider } from '../../src/lib/session.tsx';
import { dropSession, saveSession } from '../../src/lib/session-store.ts';

test('whoever comes in at a screen for nobody is asked nothing there: the next screen would take what they pressed away', async () => {
  await dropSession();
  const asked = vi.spyOn(window, 'fetch');
  const screen = await render(
    <AuthProvider>
      <ApiRoot isPublic={false}>
        <p>Iniciar sesión</p>
      </ApiRoot>
    </AuthProvider>,
  );
  await expect.element(screen.getByText('Iniciar sesión')).toBeVisible();
  await saveSession({ token: 'token-rosa', user: { id: 'rosa', name: 'Rosa', role: 'user' } });
  await expect.element(screen.getByText('Abriendo tu cuenta')).toBeInTheDocument();
  await expect.element(screen.getByText('Iniciar sesión')).not.toBeInTheDocument();
  // A batch of calls leaves within this.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(asked).not.toHaveBeenCalled();
  await dropSession();
});
