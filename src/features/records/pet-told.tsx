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
  const why = data?.unreached && OWN_UNREACHED[data.unreached];
  if (!data || (!why && data.told.length === 0)) return null;
  return (
    <section className="carne-part no-print" aria-labelledby="avisos-de">
      <h2 id="avisos-de">Avisos</h2>
      {why && (
        <p>
          <Icon name="info" /> Por ahora no te avisamos de lo que toca: {why}{' '}
          <Link href="/cuenta#avisos" className="link">
            Cambiarlo
          </Link>
        </p>
      )}
      {data.told.length > 0 && <ToldList title="Qué te avisamos" told={data.told} />}
    </section>
  );
};
