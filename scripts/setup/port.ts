import { createServer } from 'node:net';

/** The port that PORT asks for, else `usual`. Throws one sentence when it is no port. */
export const wantedPort = (usual: number): number => {
  const asked = process.env.PORT;
  if (asked === undefined || asked === '') return usual;
  const port = Number(asked);
  if (/^\d+$/.test(asked) && port <= 65535) return port;
  throw new Error(`PORT=${asked} is not a port: use a number between 1 and 65535, such as PORT=8790.`);
};

/** Throws one sentence when something listens on that port of 127.0.0.1 already. */
export const requireFreePort = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is busy: stop what uses it or choose another one, such as PORT=${port + 1}.`
            : `Port ${port} cannot be used: ${error.message}.`,
        ),
      ),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });

/** A port that nothing listens on at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
