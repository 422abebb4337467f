import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Front, openFront } from './front.ts';

const HTML =
  '<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<meta name="description" content="Dos líneas."><title>Nada</title></head><body><h1>Nada</h1><p>Dos líneas.</p></body></html>';

/** A page without style and script behind a front of its own: what a measure shows of the machine alone. */
export const openBare = async (): Promise<Front> => {
  const server = createServer((asked, answer) => {
    answer.statusCode = asked.url === '/' ? 200 : 404;
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.setHeader('cache-control', 'public, max-age=0');
    answer.end(answer.statusCode === 200 ? HTML : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const front = await openFront(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const close = async () => {
    await front.close();
    await new Promise((resolve) => server.close(resolve));
  };
  return { ...front, close };
};
