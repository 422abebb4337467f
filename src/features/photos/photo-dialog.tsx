import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useKeepPhotoId } from '../../lib/pet-photo.tsx';
import { drawn, drawnSmall } from '../../lib/pictures.ts';
import { fileProblem } from '../../lib/prepared.ts';
import { sendFile, sendSmall } from '../../lib/sent-files.ts';
import { PHOTO_SIDE } from '../../shared/limits.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { say } from '../../ui/toasts.tsx';
import { type Framing, firstFraming, partOf } from './frame.ts';
import { Framer } from './framer.tsx';

/** Frames a chosen picture and keeps it as the pet's photo: made smaller here, with nothing of the old file but its pixels. */
export const PhotoDialog = ({
  pet,
  picture,
  onClose,
}: {
  pet: { id: string; name: string };
  picture: ImageBitmap;
  onClose: () => void;
}) => {
  const keep = useKeepPhotoId();
  // Sent again after a cut it is the same photo.
  const [id] = useState(() => crypto.randomUUID());
  const [framing, setFraming] = useState<Framing>(() => firstFraming(picture));
  const [share, setShare] = useState(0);
  useEffect(() => () => picture.close(), [picture]);
  const save = useMutation({
    mutationFn: async () => {
      const part = partOf(picture, framing);
      const [photo, small] = [await drawn(picture, part, PHOTO_SIDE), await drawnSmall(picture, part)];
      await sendFile(id, photo, { kind: 'photo', of: pet.id }, { onProgress: setShare });
      // Without it the photo itself is shown: nothing is lost.
      if (small) await sendSmall(id, small).catch(() => undefined);
    },
    onSuccess: () => {
      keep(pet.id, id);
      say(`Guardamos la foto de ${pet.name}.`);
      onClose();
    },
  });
  const { error } = save;
  return (
    <FormDialog
      title={`Foto de ${pet.name}`}
      verb="Guardar foto"
      pendingText={`Guardando… ${Math.round(share * 100)} %`}
      pending={save.isPending}
      problem={error && !save.isPending ? fileProblem(error, 'No se pudo guardar la foto') : undefined}
      onSubmit={() => !save.isPending && save.mutate()}
      onClose={onClose}
    >
      <Framer picture={picture} framing={framing} onFrame={setFraming} />
    </FormDialog>
  );
};
