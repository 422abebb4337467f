import { addDays, today, weekday } from '../../src/shared/time.ts';
import { emailOf } from '../large/world.ts';
import { type Call, compare } from './asked.ts';
import { withWorlds } from './worlds.ts';

/**
 * `npm run measure:clinic`: what a clinic's screens ask of the database of `npm run seed:large` (DATA_DIR), beside one with 1,000
 * appointments: round trips, steps of the plans that read a whole table, and the time of the calls over HTTP. Run it on an idle
 * machine; it ends with 1 when a screen needs more than three trips, scans a table, or takes more than 1.5 times as long.
 */
const MOST = { rounds: Number(process.env.ROUNDS ?? 40), trips: 3, ratio: 1.5 };
/** A clinic in the middle of the large world; the small one has it too. */
const CLINIC = 1;

const day = today(Date.now());
const CALLS: Record<string, Call> = {
  panel: { name: 'clinic.panel' },
  'agenda day': { name: 'clinic.day', input: { date: day } },
  'agenda week': { name: 'clinic.week', input: { date: day } },
  'patient search': { name: 'clients.find', input: { q: 'luna ro' } },
  patients: { name: 'clients.find', input: {} },
  reminders: { name: 'reminders.list' },
  stamp: { name: 'clinic.stamp', input: { date: addDays(day, 1 - weekday(day)), days: 7 } },
};

await withWorlds(async (big, little) => {
  const wrong = await compare([big, little], emailOf(CLINIC), CALLS, MOST);
  process.exitCode = wrong.length > 0 ? 1 : 0;
});
