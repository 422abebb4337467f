import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/errors.ts';
import { useToday } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { AppointmentType } from '../../shared/appointments.ts';
import { isRealDate } from '../../shared/time.ts';

/** The free slots of a clinic's day: null until known; `message` says why there is nothing to choose. */
export const useDaySlots = (clinicId: string, day: string, type: AppointmentType | '') => {
  const trpc = useTRPC();
  const today = useToday();
  const possible = isRealDate(day) && day >= today;
  const query = useQuery(
    trpc.clinics.slots.queryOptions(
      { clinicId, date: day, ...(type ? { type } : {}) },
      // Others book too: what is offered is asked anew whenever it is looked at.
      { enabled: clinicId !== '' && possible, staleTime: 0, refetchInterval: 60_000 },
    ),
  );
  const free = query.data ? new Set(query.data.slots.filter((slot) => slot.free).map((slot) => slot.time)) : null;
  const message = () => {
    if (!clinicId) return 'Elige la clínica para ver sus horas libres.';
    if (!possible) return 'Elige una fecha de hoy en adelante para ver las horas libres.';
    if (query.error && !query.data)
      return errorText(query.error, 'No se pudieron cargar las horas. Elige la fecha otra vez.');
    return free?.size === 0 ? 'No quedan horas libres ese día. Elige otra fecha.' : null;
  };
  return { free: clinicId && possible ? free : null, message: message(), refresh: query.refetch };
};
