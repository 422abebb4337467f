/**
 * A Worker that does no more than the database work of a call, as it was recorded from the product (`TRIPS`), and the hash of a
 * login: what any Worker with these rows would have to do. It writes its line of the
 * request log too: locally that line goes through another process. Values that differ from call to call are made anew.
 */
export const BARE_WORKER = `
import { scrypt, randomBytes } from 'node:crypto';
const fresh = (value) =>
  value === 'hash' ? randomBytes(32).toString('hex') : value === 'uuid' ? crypto.randomUUID() : Date.now();
const bound = (DB, { sql, params }) =>
  DB.prepare(sql).bind(...params.map((one) => (one !== null && typeof one === 'object' ? fresh(one.fresh) : one)));
const hashed = () =>
  new Promise((done, fail) =>
    scrypt('sombrilla-roja', randomBytes(16), 32, { N: 16384, r: 8, p: 5, maxmem: 64 * 1024 * 1024 }, (error, key) =>
      error ? fail(error) : done(key),
    ),
  );
let calls;
export default {
  async fetch(request, { DB, CALLS }) {
    calls ??= JSON.parse(CALLS);
    const { trips, hashes } = calls[new URL(request.url).pathname];
    let last = null;
    for (const [index, trip] of trips.entries()) {
      if (hashes && index === 1) await hashed();
      const statements = trip.map((one) => bound(DB, one));
      last = trip.length === 1 ? await statements[0][trip[0].how]() : await DB.batch(statements);
    }
    console.log(JSON.stringify({ kind: 'request', id: crypto.randomUUID(), method: request.method, route: '/', status: 200, ms: 1 }));
    return Response.json(last);
  },
};
`;
