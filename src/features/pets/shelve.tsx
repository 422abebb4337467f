import { useState } from 'react';
import { Link } from 'wouter';
import { errorText, knownError } from '../../lib/errors.ts';
import { paths } from '../../shared/paths.ts';
import type { PetFile } from '../../shared/schemas/pet-file.ts';
import { Alert } from '../../ui/alert.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { say } from '../../ui/toasts.tsx';
import { useShelve } from './use-pet.ts';

const Archive = ({ pet, onClose }: { pet: PetFile; onClose: () => void }) => {
  const { archive } = useShelve();
  const isBusy = knownError(archive.error)?.key === 'pet_has_visits';
  return (
    <Confirm
      title={`¿Archivar a ${pet.name}?`}
      verb={`Archivar a ${pet.name}`}
      pendingText="Archivando..."
      pending={archive.isPending}
      tone="primary"
      error={archive.error && errorText(archive.error, 'No se pudo archivar')}
      onConfirm={() =>
        archive.mutate(
          { id: pet.id },
          {
            onSuccess: () => {
              say(`Archivamos a ${pet.name}. Su ficha se conserva.`);
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <ul className="consequences">
        <li>Sale de tus listas{pet.diedAt === null && ' y no se le agendan citas'}.</li>
        <li>Su ficha, sus pesos y su historia se conservan.</li>
        <li>Puedes restaurar la ficha cuando quieras, en la pestaña Mascotas.</li>
      </ul>
      {isBusy && (
        <p>
          <Link href={paths.ownerTab('citas')} className="link">
            Ver sus citas
          </Link>
        </p>
      )}
    </Confirm>
  );
};

/** Takes a pet out of the way, or brings it back. */
export const Shelve = ({ pet }: { pet: PetFile }) => {
  const [asking, setAsking] = useState(false);
  const { restore } = useShelve();
  if (pet.archivedAt !== null)
    return (
      <section className="opened pet-shelve" aria-labelledby="archivo">
        <h2 id="archivo">{pet.name} está en el archivo</h2>
        <p className="soft measure">Mientras esté aquí no se le agendan citas ni cambian sus datos.</p>
        {restore.error && !restore.isPending && (
          <Alert tone="bad">{errorText(restore.error, 'No se pudo restaurar')}</Alert>
        )}
        <button
          type="button"
          className="btn primary"
          aria-disabled={restore.isPending || undefined}
          onClick={() =>
            !restore.isPending &&
            restore.mutate({ id: pet.id }, { onSuccess: () => say(`${pet.name} está de vuelta en tus listas.`) })
          }
        >
          {restore.isPending ? 'Restaurando...' : `Restaurar a ${pet.name}`}
        </button>
      </section>
    );
  return (
    <section className="opened pet-shelve" aria-labelledby="archivo">
      <h2 id="archivo">Archivar</h2>
      <p className="soft measure">
        {pet.diedAt === null
          ? `Si ${pet.name} ya no vive contigo, su ficha puede salir de tus listas sin perderse.`
          : 'Cuando quieras, y solo si quieres: su ficha sale de tus listas y se conserva entera.'}
      </p>
      <button type="button" className="btn line" onClick={() => setAsking(true)}>
        Archivar a {pet.name}
      </button>
      {asking && <Archive pet={pet} onClose={() => setAsking(false)} />}
    </section>
  );
};
