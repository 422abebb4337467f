import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { ROOT } from '../../scripts/setup/places.ts';

test('the platform keeps our log lines and writes down no request of its own: addresses can let people in', () => {
  const { observability } = readConfig({ config: join(ROOT, 'wrangler.toml') });
  expect(observability).toMatchObject({ enabled: true, logs: { enabled: true, invocation_logs: false } });
  // Traces would carry addresses too.
  expect(observability?.traces?.enabled ?? false).toBe(false);
});
