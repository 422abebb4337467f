import { useRef, useState } from 'react';
import { doubtful, type Exam } from '../../shared/exam.ts';
import type { RecordFields } from '../../shared/schemas/record.ts';
import { SPECIES_NAME, type Species } from '../../shared/species.ts';
import { otherVaccine } from '../../shared/vaccines.ts';

/** What is asked about once before a form is sent; another text is asked about anew. */
const useAsked = () => {
  const [asked, setAsked] = useState<string | null>(null);
  const sure = useRef<string | null>(null);
  return {
    asked,
    /** True: it can be sent. Else it is asked about now. */
    ask: (text: string): boolean => {
      const isAsked = text !== '' && sure.current !== text;
      setAsked(isAsked ? text : null);
      return !isAsked;
    },
    /** What was asked about is right: it is sent. */
    confirm: (send: () => unknown) => {
      sure.current = asked;
      setAsked(null);
      send();
    },
  };
};

/** What a form asks before it keeps an exam that one hardly sees in the species. `words`: what the question shows (ui/doubt.tsx). */
export const useExamDoubt = (species: Species) => {
  const { asked, ask, confirm } = useAsked();
  return {
    allows: (exam: Exam) => ask(doubtful(species, exam).join(', ')),
    confirm,
    words: asked && {
      question: `¿Seguro? ${asked}.`,
      children: `Es raro en un ${SPECIES_NAME[species].one.toLowerCase()}: revisa la coma y la casilla.`,
      yes: 'Sí, está bien',
    },
  };
};

/** What a form asks before it keeps a vaccine whose lot or product is another one's. */
export const useVaccineDoubt = () => {
  const { asked, ask, confirm } = useAsked();
  return {
    allows: ({ kind, title, product, batchId }: Pick<RecordFields, 'kind' | 'title' | 'product' | 'batchId'>) => {
      const other = kind === 'vacuna' && product ? otherVaccine(title ?? '', product) : null;
      return ask(other ? `${batchId ? 'Ese lote' : 'Ese producto'} es de ${other}, y registras «${title}»` : '');
    },
    confirm,
    words: asked && {
      question: `¿Seguro? ${asked}.`,
      children:
        'La próxima dosis y las dosis que quedan se cuentan con lo que guardes: elige el lote de la vacuna que se aplicó.',
      yes: 'Sí, se aplicó ese',
    },
  };
};
