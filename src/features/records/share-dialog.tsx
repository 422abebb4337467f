import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { useDraft } from '../../lib/draft.ts';
import { errorText } from '../../lib/errors.ts';
import { counted, dayText } from '../../lib/formats.ts';
import { usePhotoId } from '../../lib/pet-photo.tsx';
import { Qr } from '../../lib/qr.tsx';
import { TEXT } from '../../shared/limits.ts';
import { SHARE_DAYS, shareInput } from '../../shared/schemas/carne.ts';
import { Alert } from '../../ui/alert.tsx';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { DraftNote } from '../../ui/draft-note.tsx';
import { CheckField, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';
import { useCarneWork } from './use-records.ts';

const shareForm = z.object({
  label: shareInput.shape.label,
  days: z
    .string()
    .transform(Number)
    .pipe(shareInput.shape.days as unknown as z.ZodType<(typeof SHARE_DAYS)[number], number>),
  showsPhoto: z.boolean(),
});
type Made = { path: string; expiresAt: number };

/** The link, once: as a code to scan and as an address to send. */
const MadeLink = ({ made, name }: { made: Made; name: string }) => {
  const address = new URL(made.path, window.location.origin).href;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => say('Enlace copiado.'),
      () => say('No se pudo copiar: selecciónalo y cópialo a mano.'),
    );
  return (
    <div className="share-made">
      <Qr text={address} label={`Código QR del carné de ${name}`} />
      <div>
        <p>
          Quien lo escanee o abra el enlace ve el carné de {name}, sin cuenta, hasta el {dayText(made.expiresAt)}.
        </p>
        <TextField label="Enlace" value={address} readOnly onFocus={({ target }) => target.select()} />
        <div className="acts">
          <button type="button" className="btn line small" onClick={copy}>
            <Icon name="copy" />
            Copiar
          </button>
          <a
            className="btn line small"
            href={`https://wa.me/?text=${encodeURIComponent(`Carné de vacunación de ${name}: ${address}`)}`}
            target="_blank"
            rel="noreferrer"
          >
            Enviar por WhatsApp
          </a>
        </div>
        <p className="soft small">Guárdalo ahora: por seguridad el enlace no se vuelve a mostrar.</p>
      </div>
    </div>
  );
};

/** Makes a link to a carné: for whom, for how long. Its address is shown this once. */
export const ShareDialog = ({ pet, onClose }: { pet: { id: string; name: string }; onClose: () => void }) => {
  const formId = useId();
  const { share } = useCarneWork();
  const hasPhoto = Boolean(usePhotoId(pet.id));
  const [made, setMade] = useState<Made | null>(null);
  const form = useForm({
    resolver: zodResolver(shareForm),
    defaultValues: { label: '', days: '7', showsPhoto: false },
  });
  const { register, handleSubmit, setError, formState } = form;
  const draft = useDraft(form, `enlace:${pet.id}`, ['label', 'days', 'showsPhoto']);
  const close = () => {
    draft.done();
    onClose();
  };
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (typed) => {
    try {
      setMade(await share.mutateAsync({ petId: pet.id, ...typed }));
      draft.done();
    } catch (error) {
      setError('root.server', { message: errorText(error, 'No se pudo crear el enlace') });
    }
  });
  return (
    <Modal
      open
      onClose={close}
      title={made ? 'Enlace listo' : `Compartir el carné de ${pet.name}`}
      footer={
        made ? (
          <button type="button" className="btn primary" onClick={onClose}>
            Listo
          </button>
        ) : (
          <>
            <button type="button" className="btn line" onClick={close}>
              Cancelar
            </button>
            <SubmitButton form={formId} pendingText="Creando..." pending={isSubmitting}>
              Crear enlace
            </SubmitButton>
          </>
        )
      }
    >
      {made ? (
        <MadeLink made={made} name={pet.name} />
      ) : (
        <form id={formId} className="form" noValidate onSubmit={submit}>
          <DraftNote restored={draft.restored} onDiscard={draft.discard} />
          <TextField
            label="Para quién es"
            optional
            hint="Solo lo lees tú: guardería, hotel, otra clínica."
            maxLength={TEXT.name}
            error={errors.label?.message}
            {...register('label')}
          />
          <ChoiceGroup legend="Sirve durante" error={errors.days?.message}>
            {SHARE_DAYS.map((days) => (
              <Choice key={days} value={String(days)} {...register('days')}>
                <Tick />
                {counted(days, 'día', 'días')}
              </Choice>
            ))}
          </ChoiceGroup>
          {hasPhoto && <CheckField {...register('showsPhoto')}>Mostrar también la foto de {pet.name}</CheckField>}
          <p className="soft small">
            Muestra el carné y los datos de {pet.name}. No muestra tu nombre, tu teléfono ni las consultas.
          </p>
          {errors.root?.server && <Alert tone="bad">{errors.root.server.message}</Alert>}
        </form>
      )}
    </Modal>
  );
};
