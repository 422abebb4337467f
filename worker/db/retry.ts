/**
 * D1 fails now and then although nothing is wrong: a connection drops, the database moves or is updated. Work that may be done
 * twice is tried again, a few times, with growing pauses; anything else fails as it did, because whether it was done is unknown.
 * Reads may always be done twice. Writes only where their code says so (`repeatable` in client.ts). An overloaded database is
 * left alone.
 */
const TRANSIENT = [
  'Network connection lost',
  'storage caused object to be reset',
  'reset because its code was updated',
] as const;
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 40;

const isTransient = (error: unknown): boolean => {
  const text = String(error);
  return (
    TRANSIENT.some((message) => text.includes(message)) ||
    (error instanceof Error && error.cause !== undefined && isTransient(error.cause))
  );
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const retry = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
      // Half of it by chance, so that those who failed together do not come back together.
      await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
    }
  }
};

/** The real statement behind a retrying one (D1's batch takes no others), and whether it only reads. */
const behind = new WeakMap<object, { statement: D1PreparedStatement; reads: boolean }>();

const retryingStatement = (statement: D1PreparedStatement, reads: boolean, writes: boolean): D1PreparedStatement => {
  const retrying = new Proxy(statement, {
    get: (target, name) => {
      const member = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      if (name === 'bind') return (...values: unknown[]) => retryingStatement(target.bind(...values), reads, writes);
      const work = (...args: unknown[]) => Promise.resolve(Reflect.apply(member, target, args));
      return (...args: unknown[]) => (reads || writes ? retry(() => work(...args)) : work(...args));
    },
  });
  behind.set(retrying, { statement, reads });
  return retrying;
};

/** A database that tries reads again, and writes too when `writes` says that all that go through it may be done twice. */
export const retryingDatabase = (d1: D1Database, { writes }: { writes: boolean }): D1Database =>
  ({
    prepare: (text: string) => retryingStatement(d1.prepare(text), /^\s*select\b/i.test(text), writes),
    batch: (list: D1PreparedStatement[]) => {
      const all = list.map((one) => behind.get(one) ?? { statement: one, reads: false });
      const work = () => d1.batch(all.map(({ statement }) => statement));
      return writes || all.every(({ reads }) => reads) ? retry(work) : work();
    },
  }) as unknown as D1Database;
