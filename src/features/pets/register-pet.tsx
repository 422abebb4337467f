import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { hasDraft } from '../../lib/draft.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { Species } from '../../shared/species.ts';
import { Icon } from '../../ui/icon.tsx';
import { PET_DRAFT, PetForm } from './pet-form.tsx';

/** The draft of the form of a clinic's code (features/claims). */
const CODE_DRAFT = 'codigo';

/**
 * The form that registers a pet, behind its button: it stands open for who has none yet, and where something was typed before.
 * `claim` is the other way in, by a clinic's code.
 */
export const RegisterPet = ({
  breedNames,
  claim,
}: {
  breedNames: Record<Species, readonly string[]>;
  claim: ReactNode;
}) => {
  const trpc = useTRPC();
  const pets = useQuery(trpc.pets.list.queryOptions());
  const [stands, setStands] = useState(() => hasDraft(PET_DRAFT) || hasDraft(CODE_DRAFT));
  const [pressed, setPressed] = useState(false);
  // Once it stands it stays: whoever registers the first one may have a second.
  if (!stands && pets.data?.rows.length === 0) setStands(true);
  return (
    <div className="register-pet">
      {stands || pressed ? (
        <>
          <section aria-labelledby="registrar">
            <h2 id="registrar" className="mb-5">
              Registrar mascota
            </h2>
            <PetForm breedNames={breedNames} focus={pressed} />
          </section>
          <section aria-labelledby="codigo">
            <h2 id="codigo" className="mb-3">
              ¿Tu clínica ya la registró?
            </h2>
            {claim}
          </section>
        </>
      ) : (
        <button type="button" className="btn line" onClick={() => setPressed(true)}>
          <Icon name="plus" />
          Registrar mascota
        </button>
      )}
    </div>
  );
};
