import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { readDevice, writeDevice } from '../../src/lib/device.ts';
import { AuthProvider, useAuth } from '../../src/lib/session.tsx';
import { dropSession, saveSession } from '../../src/lib/session-store.ts';
import { createClient } from '../../src/lib/trpc.ts';

const Name = () => <p>{useAuth().user?.name ?? 'nadie'}</p>;

test('the session asked for outside its provider says so in the words of spec §8', () => {
  expect(() => renderToString(<Name />)).toThrow('useAuth debe ser usado dentro de un AuthProvider');
  expect(
    renderToString(
      <AuthProvider>
        <Name />
      </AuthProvider>,
    ),
  ).toBe('<p>nadie</p>');
});

const enter = (id: string) => saveSession({ token: `token-${id}`, user: { id, name: id, role: 'user' } });

test('what somebody asked for just before leaving is not sent: the server would refuse it', async () => {
  const sent = vi.spyOn(window, 'fetch');
  await enter('rosa');
  const asked = createClient().pets.list.query();
  const left = dropSession();
  await expect(asked).rejects.toThrow('whoever asked has left');
  await left;
  expect(sent).not.toHaveBeenCalled();
});

test('what is typed a moment after leaving in another tab is kept for nobody', async () => {
  await enter('rosa');
  writeDevice('rosa', 'borrador', 'Le duele la pata');
  expect(readDevice('rosa', 'borrador')).toBe('Le duele la pata');
  // As the other tab leaves it, of which this one has not heard yet.
  localStorage.clear();
  writeDevice('rosa', 'borrador', 'Le duele la pata de atrás');
  await saveSession({ token: 'token-luz', user: { id: 'luz', name: 'luz', role: 'user' } });
  writeDevice('rosa', 'borrador', 'Le duele la pata de atrás');
  expect(
    Object.entries({ ...localStorage })
      .flat()
      .join(),
  ).not.toMatch(/rosa|pata/);
});
