import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ToldList } from '../../lib/told-list.tsx';
import { useTRPC } from '../../lib/trpc.ts';
import { OWN_UNREACHED } from '../../shared/reach.ts';
import { Icon } from '../../ui/icon.tsx';

/** What an owner was told of this animal and when; what stops it, with the way to change that. Nothing while it is not known. */
export const PetTold = ({ petId }: { petId: string }) => {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.post.ofPet.queryOptions({ petId }));
  if (!data) return null;
  const { told, unreached, unreachedVisits } = data;
  const why = unreached && OWN_UNREACHED[unreached];
  const whyVisits = unreachedVisits && OWN_UNREACHED[unreachedVisits];
  if (!why && !whyVisits && told.length === 0) return null;
  const stopped = [
    // What stops both is said once.
    ...(why ? [`de lo que toca${why === whyVisits ? ' ni de sus citas' : ''}: ${why}`] : []),
    ...(whyVisits && whyVisits !== why ? [`de sus citas: ${whyVisits}`] : []),
  ];
  return (
    <section className="carne-part no-print" aria-labelledby="avisos-de">
      <h2 id="avisos-de">Avisos</h2>
      {stopped.map((text) => (
        <p key={text}>
          <Icon name="info" /> Por ahora no te avisamos {text}{' '}
          <Link href="/cuenta#avisos" className="link">
            Cambiarlo
          </Link>
        </p>
      ))}
      {told.length > 0 && <ToldList title="Qué te avisamos" told={told} />}
    </section>
  );
};
