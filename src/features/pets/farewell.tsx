import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { counted } from '../../lib/formats.ts';
import { paths } from '../../shared/paths.ts';
import type { PetFile } from '../../shared/schemas/pet-file.ts';
import { Alert } from '../../ui/alert.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { say } from '../../ui/toasts.tsx';
import { useDeath } from './use-pet.ts';

const endedText = (ended: number): string =>
  ended === 0 ? '' : ` Cancelamos ${counted(ended, 'cita', 'citas')} y le avisamos a la clínica.`;

const Ask = ({ pet, onNoted, onClose }: { pet: PetFile; onNoted: (ended: number) => void; onClose: () => void }) => {
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
              onNoted(ended);
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

const Noted = ({ pet, onUndone }: { pet: PetFile; onUndone: () => void }) => {
  const { undo } = useDeath();
  return (
    <section className="opened pet-shelve" aria-labelledby="murio">
      <h2 id="murio" tabIndex={-1}>
        Lo sentimos mucho
      </h2>
      <p className="soft measure">
        La ficha de {pet.name}, sus fotos, su carné y su historia siguen aquí. No te escribimos más de sus vacunas ni de
        sus citas.
      </p>
      {undo.error && !undo.isPending && <Alert tone="bad">{errorText(undo.error, 'No se pudo deshacer')}</Alert>}
      <button
        type="button"
        className="btn quiet small"
        aria-disabled={undo.isPending || undefined}
        onClick={() => !undo.isPending && undo.mutate({ id: pet.id }, { onSuccess: onUndone })}
      >
        {undo.isPending ? 'Deshaciendo...' : 'Lo anoté por error: deshacer'}
      </button>
    </section>
  );
};

/** The note was taken back: what it cancelled stays cancelled, and is booked again from here. */
const Undone = ({ pet, ended }: { pet: PetFile; ended: number | null }) => (
  <Alert tone="ok" title="Quitamos la nota">
    {ended === 0
      ? 'No había citas por cancelar.'
      : ended === null
        ? `Si con ella se cancelaron citas de ${pet.name}, siguen canceladas: su hora puede ser ya de alguien más.`
        : `${ended === 1 ? 'La cita que cancelamos sigue cancelada' : `Las ${ended} citas que cancelamos siguen canceladas`}: su hora puede ser ya de alguien más.`}{' '}
    {ended !== 0 && <Link href={paths.book(pet.id)}>Agendar otra vez</Link>}
  </Alert>
);

/** Notes that a pet died, in one act; where it stands, says so and takes it back. */
export const Farewell = ({ pet }: { pet: PetFile }) => {
  const [asking, setAsking] = useState(false);
  const [isUndone, setUndone] = useState(false);
  /** Visits that ended with the note, where it was made on this very page. */
  const [ended, setEnded] = useState<number | null>(null);
  const isNoted = pet.diedAt !== null;
  const was = useRef(isNoted);
  // The button that was pressed is gone: the focus goes to what took its place.
  useEffect(() => {
    if (was.current !== isNoted) document.getElementById('murio')?.focus();
    was.current = isNoted;
  }, [isNoted]);
  if (isNoted) return <Noted pet={pet} onUndone={() => setUndone(true)} />;
  return (
    <section className="opened pet-shelve" aria-labelledby="murio">
      <h2 id="murio" tabIndex={-1}>
        Si {pet.name} murió
      </h2>
      {isUndone && <Undone pet={pet} ended={ended} />}
      <p className="soft measure">
        Anótalo aquí una sola vez: cancelamos sus citas, le avisamos a la clínica y dejamos de recordarte cosas. Su
        página se queda.
      </p>
      <button type="button" className="btn line" onClick={() => setAsking(true)}>
        Murió
      </button>
      {asking && (
        <Ask
          pet={pet}
          onNoted={(many) => {
            setEnded(many);
            setUndone(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
};
