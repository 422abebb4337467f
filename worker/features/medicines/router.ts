import { sql } from 'drizzle-orm';
import { AppError } from '../../../src/shared/errors.ts';
import { tickSpan } from '../../../src/shared/medicines.ts';
import {
  doseInput,
  medicineId,
  medicineInput,
  medicinesOutput,
  removedMedicine,
} from '../../../src/shared/schemas/medicine.ts';
import { petIdInput } from '../../../src/shared/schemas/record.ts';
import { wallTime } from '../../../src/shared/time.ts';
import { batch } from '../../db/batch.ts';
import { ownerProcedure, router } from '../../trpc.ts';
import { selectMedicines, toMedicines } from './queries.ts';
import { endMedicine, removeMedicine, saveMedicine, tickDose, untickDose } from './writes.ts';

const giving = ownerProcedure.use(({ ctx, next }) =>
  next({ ctx: { giver: { userId: ctx.user.id, name: ctx.user.name, now: ctx.clock() } } }),
);

/** What an animal is given at its hours, by everybody who cares for it (decision 0320). All answer the animal's list. */
export const medicinesRouter = router({
  ofPet: giving
    .input(petIdInput)
    .output(medicinesOutput)
    .query(async ({ ctx: { db, giver }, input: { petId } }) => {
      const { list } = await batch(db, { list: selectMedicines(db, giver.userId, sql`${petId}`, giver.now) });
      const medicines = toMedicines(list);
      if (!medicines) throw new AppError('pet_not_found');
      return medicines;
    }),

  save: giving
    .input(medicineInput)
    .output(medicinesOutput)
    .mutation(({ ctx: { db, giver }, input }) => saveMedicine(db, giver, input)),

  end: giving
    .input(medicineId)
    .output(medicinesOutput)
    .mutation(({ ctx: { db, giver }, input: { id } }) => endMedicine(db, giver, id)),

  /** Takes away one that was noted by mistake, and of which nobody said that it was given. */
  remove: giving
    .input(removedMedicine)
    .output(medicinesOutput)
    .mutation(({ ctx: { db, giver }, input }) => removeMedicine(db, giver, input)),

  tick: giving
    .input(doseInput)
    .output(medicinesOutput)
    .mutation(({ ctx: { db, giver }, input }) => {
      const [first, last] = tickSpan(wallTime(giver.now));
      if (input.at > last) throw new AppError('medicine_too_early');
      if (input.at < first) throw new AppError('medicine_not_due');
      return tickDose(db, giver, input);
    }),

  untick: giving
    .input(doseInput)
    .output(medicinesOutput)
    .mutation(({ ctx: { db, giver }, input }) => untickDose(db, giver, input)),
});
