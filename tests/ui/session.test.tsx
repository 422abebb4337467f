import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
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
