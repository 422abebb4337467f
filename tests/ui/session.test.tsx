import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthProvider, useAuth } from '../../src/lib/session.tsx';

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
