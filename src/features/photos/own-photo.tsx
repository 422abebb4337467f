import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { useKeepPhotoId, usePhotoId } from '../../lib/pet-photo.tsx';
import { openPicture, PictureProblem } from '../../lib/pictures.ts';
import { deleteFile } from '../../lib/sent-files.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { say } from '../../ui/toasts.tsx';
import './photos.css';

const PhotoDialog = lazy(() => import('./photo-dialog.tsx').then((module) => ({ default: module.PhotoDialog })));

type Named = { id: string; name: string };

const Remove = ({ pet, photo, onClose }: { pet: Named; photo: string; onClose: () => void }) => {
  const keep = useKeepPhotoId();
  const remove = useMutation({
    mutationFn: () => deleteFile(photo),
    onSuccess: () => {
      keep(pet.id, null);
      say(`Quitamos la foto de ${pet.name}.`);
      onClose();
    },
  });
  return (
    <Confirm
      title={`¿Quitar la foto de ${pet.name}?`}
      verb="Quitar la foto"
      pendingText="Quitando..."
      pending={remove.isPending}
      tone="danger"
      error={remove.error && errorText(remove.error, 'No se pudo quitar la foto')}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>La foto se borra y vuelve el dibujo de su raza.</p>
    </Confirm>
  );
};

/** Puts, changes and removes a pet's own photo. A phone offers its camera too. */
export const OwnPhoto = ({ pet }: { pet: Named }) => {
  const photo = usePhotoId(pet.id);
  const chooser = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [removing, setRemoving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    setProblem(null);
    if (!file) return;
    try {
      setPicture(await openPicture(file));
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      setProblem(error.message);
    }
    // The same one may be chosen again.
    target.value = '';
  };
  return (
    <div className="own-photo-acts">
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={choose}
      />
      <button type="button" className="btn line small" onClick={() => chooser.current?.click()}>
        {photo ? 'Cambiar foto' : 'Poner foto'}
        <span className="sr-only"> de {pet.name}</span>
      </button>
      {photo && (
        <button type="button" className="btn quiet small" onClick={() => setRemoving(true)}>
          Quitar foto<span className="sr-only"> de {pet.name}</span>
        </button>
      )}
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      {picture && (
        <Suspense>
          <PhotoDialog pet={pet} picture={picture} onClose={() => setPicture(null)} />
        </Suspense>
      )}
      {removing && photo && <Remove pet={pet} photo={photo} onClose={() => setRemoving(false)} />}
    </div>
  );
};
