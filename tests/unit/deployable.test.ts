import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { whyNotDeployable } from '../../scripts/setup/deployable.ts';
import { ROOT } from '../../scripts/setup/places.ts';

const wrangler = 'database_id = "5f0c2a9e-1111-4222-8333-444455556666"';
const someone = 'controller:\n  name: Ana Ruiz\n  address: Calle 8, Cali\n  email: datos@clinica.test\n';

test.each(['controller: null', 'controller: null # luego', 'controller: ~', 'controller:', 'title: Datos'])(
  'a policy that names nobody is not deployed: %s',
  (policy) => expect(whyNotDeployable({ wrangler, policy })).toMatch(/names nobody .* fill in "controller"/),
);

test('nor is a Worker without a database; what names both is', () => {
  const none = 'database_id = "00000000-0000-0000-0000-000000000000"';
  expect(whyNotDeployable({ wrangler: none, policy: someone })).toMatch(/has no database yet/);
  expect(whyNotDeployable({ wrangler, policy: someone })).toBeNull();
});

test('the files of the repository are those of a start at home: they are refused', () => {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  expect(whyNotDeployable({ wrangler: read('wrangler.toml'), policy: read('content/politica.yaml') })).not.toBeNull();
});
