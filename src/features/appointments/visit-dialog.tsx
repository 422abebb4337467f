import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { leftOpen } from '../../lib/draft.ts';
import { NO_ANSWER } from '../../lib/errors.ts';
import type { OwnerVisit } from '../../shared/schemas/appointment.ts';
import { say } from '../../ui/toasts.tsx';

type DialogProps = { visit: OwnerVisit; onClose: () => void };

/** In place of a dialog whose code cannot be had. */
const OutOfReach = ({ onClose }: DialogProps) => {
  useEffect(() => {
    say(NO_ANSWER);
    onClose();
  }, [onClose]);
  return null;
};
const outOfReach = (): { default: ComponentType<DialogProps> } => ({ default: OutOfReach });
// Both acts need the network: their code is not among what a device keeps for a day without it.
const DIALOGS = {
  move: lazy(() => import('./move-visit.tsx').then((module) => ({ default: module.MoveVisit }), outOfReach)),
  cancel: lazy(() => import('./cancel-visit.tsx').then((module) => ({ default: module.CancelVisit }), outOfReach)),
};

/** What somebody wants to do with a visit. */
export type Asked = { visit: OwnerVisit; act: 'move' | 'cancel' };

/** What is asked of these visits: nothing, unless the session ended over a dialog of one of them. */
export const useAsked = (visits: readonly OwnerVisit[]) => {
  const [left] = useState(() => ({ move: leftOpen('mover:'), cancel: leftOpen('cancelar:') }));
  const [asked, setAsked] = useState<Asked | null>();
  const again = visits.find(({ id }) => id === (left.move ?? left.cancel));
  if (asked === undefined && again) setAsked({ visit: again, act: left.move ? 'move' : 'cancel' });
  return [asked ?? null, setAsked] as const;
};

/**
 * The dialog of an act; null: none is asked for. It stands outside of the visit's own line: one that ends meanwhile, from another
 * tab or by its clinic, goes to another list, and would take the dialog and what it has to say along.
 */
export const VisitDialog = ({ asked, onClose }: { asked: Asked | null; onClose: () => void }) => {
  if (!asked) return null;
  const Dialog = DIALOGS[asked.act];
  return (
    <Suspense>
      <Dialog key={asked.visit.id} visit={asked.visit} onClose={onClose} />
    </Suspense>
  );
};
