import { businessDaysUntil } from '../../shared/business-days.ts';
import type { DataRequest } from '../../shared/schemas/request.ts';

/** How a request stands, in a word, with its tone. `today` is YYYY-MM-DD. */
export const stateOf = (
  { answeredAt, dueOn }: Pick<DataRequest, 'answeredAt' | 'dueOn'>,
  today: string,
): { tone: 'ok' | 'warn' | 'bad' | 'plain'; text: string } => {
  if (answeredAt !== null) return { tone: 'ok', text: 'Respondida' };
  if (dueOn < today) return { tone: 'bad', text: 'Vencida' };
  if (dueOn === today) return { tone: 'bad', text: 'Vence hoy' };
  const left = businessDaysUntil(today, dueOn);
  if (left === 0) return { tone: 'warn', text: 'Vence pronto' };
  const text = left === 1 ? 'Falta 1 día hábil' : `Faltan ${left} días hábiles`;
  return { tone: left <= 3 ? 'warn' : 'plain', text };
};
