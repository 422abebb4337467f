import { openServer } from '../../serve.ts';

/** The server that is killed: `DATA_DIR` holds a world that stands, `PORT` a free port. Says `up` when it answers. */
await openServer({
  port: Number(process.env.PORT),
  dataDir: process.env.DATA_DIR as string,
  isCopy: true,
  onLog: (level, message) => {
    if (level === 'error') console.error(message);
  },
});
console.log('up');
