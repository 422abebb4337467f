import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mailboxIn } from '../../scripts/serve/mailbox.ts';

// Found by `npm run measure:kills`: a server that was killed while it wrote its mailbox did not start again.
test('the local mailbox is another file after each mail: who dies in between leaves one of the two', async () => {
  const home = mkdtempSync(join(tmpdir(), 'patas-y-plumas-mailbox-'));
  try {
    const mailbox = mailboxIn(home);
    const send = (subject: string) =>
      mailbox(
        new Request('http://mailbox/', {
          method: 'POST',
          body: JSON.stringify({ to: 'ana@correo.test', subject, text: 'Hola', html: '<p>Hola' }),
        }),
      );
    const file = join(home, 'buzon.json');
    await send('Uno');
    const first = statSync(file).ino;
    await send('Dos');
    expect(statSync(file).ino).not.toBe(first);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([{ subject: 'Dos' }, { subject: 'Uno' }]);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});
