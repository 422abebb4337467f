import { sql } from 'drizzle-orm';
import { minutesOn } from '../../../src/shared/medicines.ts';
import { wallTime } from '../../../src/shared/time.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import type { Post } from '../../post/post.ts';

/** A minute that no cron ran is caught up for so long, minutes. */
const CATCH_UP = 15;

/** The cron's part: tells those who care for an animal that an hour of its medicines came, once of an hour however many they are. */
export const remindMedicines = async (db: Db, now: number, post: Post): Promise<void> => {
  if (post.ways.length === 0) return;
  const hours = JSON.stringify(Array.from({ length: CATCH_UP }, (_, minutes) => minutesOn(wallTime(now), -minutes)));
  await batch(db, { notices: post.announce(db, { kind: 'medicine_due', hours }, now, sql`1`) });
};
