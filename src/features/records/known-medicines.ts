import { writtenDate } from '../../lib/formats.ts';
import { hoursText } from '../../lib/medicine-words.ts';
import type { Prescription } from '../../shared/schemas/care.ts';
import type { PatientFile } from '../../shared/schemas/patient-file.ts';
import { addDays } from '../../shared/time.ts';
import { medicineText } from './words.ts';

/** Whether a medicine of a fórmula is still given on a day; one whose dose says for how long counts until its fórmula is voided. */
const isGiven = (date: string, days: number | null, today: string) => days === null || addDays(date, days) > today;

/** What an animal takes as a clinic knows it, a line each: what its file says, what fórmulas that stand prescribe, what its people keep at its hours. */
export const knownMedicines = (
  file: Pick<NonNullable<PatientFile['file']>, 'medicines' | 'given'>,
  prescriptions: readonly Pick<Prescription, 'date' | 'voidedAt' | 'items'>[],
  today: string,
): string[] => [
  ...(file.medicines ? [file.medicines] : []),
  ...prescriptions
    .filter(({ voidedAt }) => voidedAt === null)
    .flatMap(({ date, items }) =>
      items
        .filter(({ days }) => isGiven(date, days, today))
        .map((item) => {
          const days = item.days === null ? '' : `, por ${item.days === 1 ? '1 día' : `${item.days} días`}`;
          return `${medicineText(item)}: ${item.dose}${days} (fórmula del ${writtenDate(date)})`;
        }),
    ),
  ...file.given.map((one) => `En casa: ${one.name}. ${one.instruction ? `${one.instruction}. ` : ''}${hoursText(one)}`),
];
