import { Fragment, useRef, useState } from 'react';
import { GRAVE_SIGNS } from '../../../shared/grave-medicines.ts';
import { type DoubtedPet, type MedicineDoubt, medicineDoubts } from '../../../shared/medicine-doubts.ts';
import type { PrescribeInput } from '../../../shared/schemas/care.ts';
import { Doubt } from '../../../ui/doubt.tsx';

type Items = PrescribeInput['items'];

const keyOf = (doubts: readonly MedicineDoubt[]) => doubts.map(({ text }) => text).join('|');

/** What a fórmula asks before it is signed: a substance that the guide calls grave for the species, a word of a noted allergy. */
export const useFormulaDoubt = (pet: DoubtedPet) => {
  const [asked, setAsked] = useState<MedicineDoubt[]>([]);
  const sure = useRef('');
  return {
    /** Whether the list can be signed now, and as a second yes; null: it is asked about. */
    allows: (items: Items): { isSure: boolean } | null => {
      const doubts = medicineDoubts(items, pet);
      const isAsked = doubts.length > 0 && sure.current !== keyOf(doubts);
      setAsked(isAsked ? doubts : []);
      return isAsked ? null : { isSure: doubts.length > 0 };
    },
    /** What was asked about is meant: it is signed. */
    confirm: (send: () => unknown) => {
      sure.current = keyOf(asked);
      setAsked([]);
      send();
    },
    asked,
  };
};

/** The question, with what the guide says of each substance. */
export const FormulaDoubt = ({ asked, onYes }: { asked: readonly MedicineDoubt[]; onYes: () => void }) => (
  <Doubt question="¿Seguro? Léelo antes de firmar." yes="Sí, firmar así" onYes={onYes}>
    {asked.map(({ text, grave }) => (
      <Fragment key={text}>
        <br />
        {text}.
        {grave && (
          <>
            {' '}
            {GRAVE_SIGNS[grave.slug]}.{' '}
            <a className="link" href={`/toxicos/${grave.slug}`} target="_blank" rel="noopener">
              Leer la guía
            </a>
          </>
        )}
      </Fragment>
    ))}
    <br />
    Queda anotado en la fórmula que lo confirmaste.
  </Doubt>
);
