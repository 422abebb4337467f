import { openServer } from '../serve.ts';
import { buildIfChanged } from './build-all.ts';
import { demoAccounts, seedIfEmpty } from './demo.ts';
import { dataDir } from './places.ts';
import { requireFreePort, wantedPort } from './port.ts';

/** Usual port of the local product. */
const PORT = 8787;

/** Ends once, on a signal or on the parent's channel closing because it died without a word. */
const endWith = (close: () => Promise<void>) => {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, end);
};

/** Builds what changed, migrates, seeds an empty database, and only then opens the port; says so in one line. */
const run = async () => {
  const port = wantedPort(PORT);
  await requireFreePort(port);
  buildIfChanged();
  let close = async () => {};
  endWith(() => close());
  const server = await openServer({ port, dataDir: dataDir(), fill: seedIfEmpty });
  close = server.close;
  console.log(`Ready on ${server.url} · ${demoAccounts()}`);
};

try {
  await run();
} catch (error) {
  // The expected ones (busy port, failed build) are one sentence; VERBOSE=1 shows where any of them came from.
  console.error(process.env.VERBOSE ? error : (error as Error).message);
  process.exit(1);
}
