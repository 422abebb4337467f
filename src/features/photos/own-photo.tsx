import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { useKeepPhotoId, usePhotoId } from '../../lib/pet-photo.tsx';
import { openPicture, PictureProblem } from '../../lib/pictures.ts';
import { deleteFile } from '../../lib/sent-files.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { FilePick } from '../../ui/file-pick.tsx';
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

/** Puts, changes and removes a pet's own photo: chosen, or taken by a phone. */
export const OwnPhoto = ({ pet }: { pet: Named }) => {
  const photo = usePhotoId(pet.id);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [removing, setRemoving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const acts = useRef<HTMLDivElement>(null);
  const had = useRef(photo);
  // The button that removed it is gone with it: focus goes to the one beside, not to the page's beginning.
  useEffect(() => {
    if (had.current && !photo && document.activeElement === document.body)
      acts.current?.querySelector('button')?.focus();
    had.current = photo;
  }, [photo]);
  const choose = async ([file]: File[]) => {
    setProblem(null);
    if (!file) return;
    try {
      setPicture(await openPicture(file));
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <div className="own-photo-acts" ref={acts}>
      <FilePick accept="image/*" className="btn line small" onChoose={choose}>
        {photo ? 'Cambiar foto' : 'Poner foto'}
        <span className="sr-only"> de {pet.name}</span>
      </FilePick>
      <FilePick accept="image/*" camera className="btn line small" onChoose={choose}>
        Tomar foto
        <span className="sr-only"> de {pet.name}</span>
      </FilePick>
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
