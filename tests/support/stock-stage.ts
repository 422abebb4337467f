import { expect } from 'vitest';
import { anAppointment } from './builders.ts';
import { batchOf } from './care-calls.ts';
import { aPractice } from './clinic.ts';
import { vaccineOf } from './record-calls.ts';
import { mutate, query, world } from './world.ts';

/** A practice whose pet's file is open, with one batch on its shelf: `apply` gives a dose of it, `left` says how many are there. */
export const aStock = async (has: Record<string, unknown> = {}) => {
  const practice = await aPractice();
  const { pet, clinic, theirs } = practice;
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-24T10:00', status: 'completed' });
  const batch = batchOf(has);
  expect((await mutate('stock.save', batch, { token: theirs })).key).toBe(null);
  const left = async () => {
    const { data } = await query('stock.list', undefined, { token: theirs });
    return (data as { id: string; left: number }[]).find(({ id }) => id === batch.batchId)?.left;
  };
  const apply = (more: Record<string, unknown> = {}) =>
    mutate('clinicRecords.create', vaccineOf(pet.id, { batchId: batch.batchId, ...more }), { token: theirs });
  return { ...practice, batch, left, apply };
};
