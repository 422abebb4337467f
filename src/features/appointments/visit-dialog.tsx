import { useState } from 'react';
import { leftOpen } from '../../lib/draft.ts';
import type { OwnerVisit } from '../../shared/schemas/appointment.ts';
import { CancelVisit } from './cancel-visit.tsx';
import { MoveVisit } from './move-visit.tsx';

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
  const Dialog = asked.act === 'move' ? MoveVisit : CancelVisit;
  return <Dialog key={asked.visit.id} visit={asked.visit} onClose={onClose} />;
};
