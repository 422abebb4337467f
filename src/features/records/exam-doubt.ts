import { useRef, useState } from 'react';
import { doubtful, type Exam } from '../../shared/exam.ts';
import { SPECIES_NAME, type Species } from '../../shared/species.ts';

/** What a form asks before it keeps an exam that one hardly sees in the species. */
export const useExamDoubt = (species: Species) => {
  const [asked, setAsked] = useState<string | null>(null);
  const sure = useRef<string | null>(null);
  return {
    /** True: the exam can be sent. Else it is asked about now. */
    allows: (exam: Exam): boolean => {
      const odd = doubtful(species, exam).join(', ');
      const isAsked = odd !== '' && sure.current !== odd;
      setAsked(isAsked ? odd : null);
      return !isAsked;
    },
    /** What was asked about is right: it is sent. */
    confirm: (send: () => unknown) => {
      sure.current = asked;
      setAsked(null);
      send();
    },
    /** What the question shows (ui/doubt.tsx). */
    words: asked && {
      question: `¿Seguro? ${asked}.`,
      children: `Es raro en un ${SPECIES_NAME[species].one.toLowerCase()}: revisa la coma y la casilla.`,
      yes: 'Sí, está bien',
    },
  };
};
