import { errorText } from '../../lib/errors.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { AddPapers } from './add-papers.tsx';
import { PaperRow } from './paper-row.tsx';
import { hangsOn, type Place, type Side, usePapers } from './use-papers.ts';
import './hung.css';

/** Photos and papers that hang on an entry of a history or on a carné, which `name` names; `canAdd`: who looks may add more. */
export const HungPapers = ({
  side,
  petId,
  to,
  name,
  canAdd,
}: {
  side: Side;
  petId: string;
  to: Place;
  name: string;
  canAdd: boolean;
}) => {
  const { data, error, refetch } = usePapers(side, petId);
  const papers = data?.filter(hangsOn(to)) ?? [];
  const failure = error && errorText(error, 'No se pudieron cargar las fotos y papeles');
  if (!canAdd && !failure && papers.length === 0) return null;
  return (
    <div className="hung-part">
      {failure && <LoadFailure text={failure} onRetry={() => refetch()} />}
      {papers.length > 0 && (
        <ul className="hung-list" aria-label={`Fotos y papeles de ${name}`}>
          {papers.map((paper) => (
            <PaperRow key={paper.id} paper={paper} side={side} />
          ))}
        </ul>
      )}
      {canAdd && <AddPapers side={side} to={to} name={name} />}
    </div>
  );
};
