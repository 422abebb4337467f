import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/errors.ts';
import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { AppointmentType } from '../../shared/appointments.ts';
import { errorMessage } from '../../shared/errors.ts';
import { isShare, type Share, type Unoffered } from '../../shared/schemas/appointment.ts';
import { isRealDate } from '../../shared/time.ts';

/** A clinic's day: its free slots (null until known), why each other one is not, and what to say where there is nothing to choose. */
export type DaySlots = {
  free: ReadonlySet<string> | null;
  why: ReadonlyMap<string, Unoffered>;
  /** Hours are free that a share keeps for others: which one. */
  share: Share | null;
  message: string | null;
};

/** What to say of a day without a free hour, by why each is not. */
const nothingLeft = (why: readonly Unoffered[]): string => {
  if (why.includes('clinic_closed_to_you')) return 'Aquí no hay horas para ti. Elige otra clínica.';
  if (why.includes('emergency_later')) return errorMessage('emergency_later');
  const share = why.find(isShare);
  if (share) return errorMessage(share);
  return why.includes('short_notice')
    ? 'Lo que queda de ese día es muy pronto: la clínica pide más tiempo de aviso. Elige otra fecha o llámala.'
    : 'No quedan horas libres ese día. Elige otra fecha.';
};

/** The slots of a clinic's day (`isFull`: what could be had is sold), as an owner can book them for an animal, or move a visit (`moves`: its id) to them. */
export const useDaySlots = (
  clinicId: string,
  day: string,
  type: AppointmentType | '',
  { petId, moves, agenda }: { petId?: string; moves?: string; agenda?: number | undefined },
): DaySlots & { isFull: boolean; refresh: () => Promise<unknown> } => {
  const trpc = useTRPC();
  const today = useToday();
  const possible = isRealDate(day) && day >= today;
  const query = useQuery(
    trpc.clinics.slots.queryOptions(
      { clinicId, date: day, moves, agenda, ...(type ? { type } : {}), ...(petId ? { petId } : {}) },
      // Others book too: what is offered is asked anew whenever it is looked at.
      { enabled: clinicId !== '' && possible, staleTime: 0, refetchInterval: 60_000 },
    ),
  );
  const free = query.data ? new Set(query.data.slots.filter((slot) => slot.free).map((slot) => slot.time)) : null;
  const why = new Map(query.data?.slots.flatMap(({ time, refusal }) => (refusal ? [[time, refusal] as const] : [])));
  const share = [...why.values()].find(isShare) ?? null;
  const message = () => {
    if (!clinicId) return 'Elige la clínica para ver sus horas libres.';
    if (!possible) return 'Elige una fecha de hoy en adelante para ver las horas libres.';
    if (query.error && !query.data)
      return errorText(query.error, 'No se pudieron cargar las horas. Elige la fecha otra vez.');
    if (free?.size !== 0) return null;
    return nothingLeft([...why.values()]);
  };
  const isFull = possible && free?.size === 0 && [...why.values()].includes('slot_taken');
  return { free: clinicId && possible ? free : null, why, share, message: message(), isFull, refresh: query.refetch };
};
