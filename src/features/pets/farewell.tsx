import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { counted } from '../../lib/formats.ts';
import type { PetFile } from '../../shared/schemas/pet-file.ts';
import { Alert } from '../../ui/alert.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { say } from '../../ui/toasts.tsx';
import { useDeath } from './use-pet.ts';

const endedText = (ended: number): string =>
  ended === 0 ? '' : ` Cancelamos ${counted(ended, 'cita', 'citas')} y le avisamos a la clínica.`;

const Ask = ({ pet, onClose }: { pet: PetFile; onClose: () => void }) => {
  const { mark } = useDeath();
  return (
    <Confirm
      title={`¿${pet.name} murió?`}
      verb="Sí, murió"
      pendingText="Anotando..."
      pending={mark.isPending}
      tone="primary"
      error={mark.error && errorText(mark.error, 'No se pudo anotar')}
      onConfirm={() =>
        mark.mutate(
          { id: pet.id },
          {
            onSuccess: ({ ended }) => {
              say(`Lo sentimos mucho. Lo anotamos.${endedText(ended)}`);
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <ul className="consequences">
        <li>Sus citas por venir se cancelan y la clínica se entera: no tienes que llamar.</li>
        <li>No te escribimos más de sus vacunas ni de sus citas.</li>
        <li>Su ficha, sus fotos, su carné y su historia se quedan aquí.</li>
      </ul>
    </Confirm>
  );
};

const Noted = ({ pet }: { pet: PetFile }) => {
  const { undo } = useDeath();
  return (
    <section className="opened pet-shelve" aria-labelledby="murio">
      <h2 id="murio">Lo sentimos mucho</h2>
      <p className="soft measure">
        La ficha de {pet.name}, sus fotos, su carné y su historia siguen aquí. No te escribimos más de sus vacunas ni de
        sus citas.
      </p>
      {undo.error && !undo.isPending && <Alert tone="bad">{errorText(undo.error, 'No se pudo deshacer')}</Alert>}
      <button
        type="button"
        className="btn quiet small"
        aria-disabled={undo.isPending || undefined}
        onClick={() =>
          !undo.isPending &&
          undo.mutate(
            { id: pet.id },
            {
              onSuccess: () =>
                say(`Quitamos la nota. Si con ella se cancelaron citas de ${pet.name}, agéndalas otra vez.`),
            },
          )
        }
      >
        {undo.isPending ? 'Deshaciendo...' : 'Lo anoté por error: deshacer'}
      </button>
    </section>
  );
};

/** Notes that a pet died, in one act; where it stands, says so and takes it back. */
export const Farewell = ({ pet }: { pet: PetFile }) => {
  const [asking, setAsking] = useState(false);
  if (pet.diedAt !== null) return <Noted pet={pet} />;
  return (
    <section className="opened pet-shelve" aria-labelledby="murio">
      <h2 id="murio">Si {pet.name} murió</h2>
      <p className="soft measure">
        Anótalo aquí una sola vez: cancelamos sus citas, le avisamos a la clínica y dejamos de recordarte cosas. Su
        página se queda.
      </p>
      <button type="button" className="btn line" onClick={() => setAsking(true)}>
        Murió
      </button>
      {asking && <Ask pet={pet} onClose={() => setAsking(false)} />}
    </section>
  );
};
