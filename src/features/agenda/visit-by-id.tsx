import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { say } from '../../ui/toasts.tsx';
import { type Asking, useVisitWork } from './use-visit-work.ts';
import { VisitDialog } from './visit-dialog.tsx';

/** The dialog of a visit for a place that knows only its id: `open(id, 'correct')`. */
export const useVisitById = () => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const work = useVisitWork();
  const open = (id: string, asking: Asking | null) =>
    client.fetchQuery(trpc.visits.get.queryOptions({ id }, { staleTime: 0 })).then(
      (visit) => work.ask(visit, asking),
      (error) => say(errorText(error, 'No se pudo abrir la cita')),
    );
  return { open, dialog: <VisitDialog work={work} /> };
};
