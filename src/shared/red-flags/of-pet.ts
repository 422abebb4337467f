import { FOLDER_OF, FOLDERS, type Species } from '../species.ts';
import type { Flag, Triage, Urgency } from './triage.ts';

/** A flag as screens show it: one page that goes on. */
export type ShownFlag = Omit<Flag, 'leadsTo'> & { leadsTo: string };

/** What is done first where a toxic's record does not say when this species leaves: too little is known of it. */
const FIRST = 'No provoques el vómito. Guarda una muestra o el empaque y llama antes de darle nada.';

/** What of a question about one animal must not wait. A guide of signs is that of its own species. */
export const triageOf = (
  triage: Triage,
  question: string,
  species: Species,
): { urgency: Urgency; flags: ShownFlag[] } => {
  const others = FOLDERS.filter((folder) => folder !== FOLDER_OF[species]);
  const { urgency, flags } = triage(question, [FOLDER_OF[species]]);
  return {
    urgency,
    flags: flags.map(({ key, urgency: wait, title, first, leadsTo }) => ({
      key,
      urgency: wait,
      title,
      first: first || FIRST,
      leadsTo: leadsTo.find((path) => !others.some((other) => path.startsWith(`/${other}/`))) ?? '/primeros-auxilios',
    })),
  };
};
