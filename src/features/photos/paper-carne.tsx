import { useId } from 'react';
import { HungPapers } from './hung-papers.tsx';
import { hangsOn, type Side, usePapers } from './use-papers.ts';

/** Photos of a pet's paper carné: its owner adds them, a clinic to which the owner opened the history reads them. */
export const PaperCarne = ({
  side,
  pet,
  canAdd,
}: {
  side: Side;
  pet: { id: string; name: string };
  canAdd: boolean;
}) => {
  const heading = useId();
  const to = { kind: 'carne', of: pet.id } as const;
  const isEmpty = !usePapers(side, pet.id).data?.some(hangsOn(to));
  if (isEmpty && !canAdd) return null;
  return (
    <section className="carne-part no-print" aria-labelledby={heading}>
      <div className="row-head">
        <h2 id={heading}>Carné de papel</h2>
      </div>
      {canAdd && isEmpty && (
        <p className="soft measure">
          Guarda aquí una foto de cada página, con su fecha. La ves tú, y la clínica a la que le abras la historia.
        </p>
      )}
      <HungPapers side={side} petId={pet.id} to={to} name={`el carné de papel de ${pet.name}`} canAdd={canAdd} />
    </section>
  );
};
