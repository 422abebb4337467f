import { today } from '../../src/shared/time.ts';
import { FAMILY_EMAIL } from '../large/family.ts';
import { type Call, compare } from './asked.ts';
import { withWorlds } from './worlds.ts';

/**
 * `npm run measure:owner`: what an owner with 50 pets and 2,000 visits asks of the database of `npm run seed:large` (DATA_DIR),
 * 100,000 owners in all, beside one with two pets and twenty visits in a small one. The times may differ as what they show does;
 * it ends with 1 when a screen needs more than two round trips or scans a table.
 */
const MOST = { rounds: Number(process.env.ROUNDS ?? 40), trips: 2, ratio: Number.POSITIVE_INFINITY };
const day = today(Date.now());
const PET = 'g1';

const CALLS: Record<string, Call> = {
  summary: { name: 'owner.summary' },
  'pet list': { name: 'pets.list' },
  'emergency cards': { name: 'pets.cards' },
  visits: { name: 'appointments.list', input: { limit: 20 } },
  'free hours': { name: 'clinics.slots', input: { clinicId: 'c1', date: day, type: 'checkup' } },
  'one pet': { name: 'pets.get', input: { id: PET } },
  carné: { name: 'records.carne', input: { petId: PET } },
  history: { name: 'records.list', input: { petId: PET, kinds: [], source: null, from: null, to: null } },
  conversations: { name: 'messages.threads' },
};

await withWorlds(async (big, little) => {
  const wrong = await compare([big, little], FAMILY_EMAIL, CALLS, MOST);
  process.exitCode = wrong.length > 0 ? 1 : 0;
});
