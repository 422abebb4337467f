import { bindings } from './world.ts';

/** A database that notes every statement prepared and every round trip made through it. */
export const watchedDatabase = () => {
  const statements: string[] = [];
  let trips = 0;
  /** The real statements behind the watched ones: a batch takes no proxies. */
  const originals = new WeakMap<object, D1PreparedStatement>();
  const watch = (statement: D1PreparedStatement): D1PreparedStatement => {
    const watched = new Proxy(statement, {
      get: (target, name) => {
        const member = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        if (name === 'bind') return (...values: unknown[]) => watch(target.bind(...values));
        return (...rest: unknown[]) => {
          trips += 1;
          return Reflect.apply(member, target, rest);
        };
      },
    });
    originals.set(watched, statement);
    return watched;
  };
  const DB = {
    prepare: (sql: string) => {
      statements.push(sql);
      return watch(bindings.DB.prepare(sql));
    },
    batch: (list: D1PreparedStatement[]) => {
      trips += 1;
      return bindings.DB.batch(list.map((statement) => originals.get(statement) ?? statement));
    },
  } as unknown as D1Database;
  return { DB, statements, trips: () => trips };
};

/** A database whose batches wait until `many` of them have arrived, and then run: what reads came before has been read. */
export const meetingDatabase = (many: number): D1Database => {
  let arrived = 0;
  let open = () => {};
  const met = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    prepare: (sql: string) => bindings.DB.prepare(sql),
    batch: async (list: D1PreparedStatement[]) => {
      arrived += 1;
      if (arrived === many) open();
      await met;
      return bindings.DB.batch(list);
    },
  } as unknown as D1Database;
};

/** A database that answers so many batches, and the others once `release` is called; `trips` are the statements of each. */
export const stoppedDatabase = (many: number) => {
  const trips: string[][] = [];
  const texts = new WeakMap<D1PreparedStatement, string>();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const known = (statement: D1PreparedStatement, text: string): D1PreparedStatement => {
    texts.set(statement, text);
    const bind = statement.bind.bind(statement);
    statement.bind = (...values: unknown[]) => {
      const bound = bind(...values);
      texts.set(bound, text);
      return bound;
    };
    return statement;
  };
  const DB = {
    prepare: (text: string) => known(bindings.DB.prepare(text), text),
    batch: async (list: D1PreparedStatement[]) => {
      trips.push(list.map((statement) => texts.get(statement) ?? ''));
      if (trips.length > many) await released;
      return bindings.DB.batch(list);
    },
  } as unknown as D1Database;
  return { DB, trips, release: () => release() };
};
