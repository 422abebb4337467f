import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDraft } from '../../lib/draft.ts';
import { errorText } from '../../lib/errors.ts';
import { momentText } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { CARE_LINK_HOURS, TEXT } from '../../shared/limits.ts';
import { type CareLinkMade, inviteInput } from '../../shared/schemas/household.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';

type Animal = { id: string; name: string };

/** The link, once: to copy or to send. */
const Made = ({ made, pet }: { made: CareLinkMade; pet: Animal | null }) => {
  const address = new URL(made.path, window.location.origin).href;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => say('Enlace copiado.'),
      () => say('No se pudo copiar: selecciónalo y cópialo a mano.'),
    );
  const words = pet ? `Te entrego a ${pet.name}. Recíbelo aquí` : 'Te invito a cuidar a mis mascotas conmigo';
  return (
    <div className="form">
      <p>Envíaselo solo a esa persona: sirve una vez, y necesita una cuenta para usarlo.</p>
      <p className="soft small">Vence: {momentText(made.expiresAt, Date.now())}</p>
      <TextField label="Enlace" value={address} readOnly onFocus={({ target }) => target.select()} />
      <div className="acts">
        <button type="button" className="btn line small" onClick={copy}>
          <Icon name="copy" />
          Copiar
        </button>
        <a
          className="btn line small"
          href={`https://wa.me/?text=${encodeURIComponent(`${words}: ${address}`)}`}
          target="_blank"
          rel="noreferrer"
        >
          Enviar por WhatsApp
        </a>
      </div>
      <p className="soft small">
        Por seguridad el enlace no se vuelve a mostrar. Mientras nadie lo use puedes anularlo en «Mi cuenta», «Hogar».
      </p>
    </div>
  );
};

/** Makes a link for one person: into the household, or (`pet`) to an animal's new owner. Its address is shown this once. */
export const CareLinkDialog = ({ pet, onClose }: { pet: Animal | null; onClose: () => void }) => {
  const formId = useId();
  const trpc = useTRPC();
  const client = useQueryClient();
  const follow = { onSuccess: () => client.invalidateQueries(trpc.household.pathFilter()) };
  const invite = useMutation(trpc.household.invite.mutationOptions(follow));
  const handOver = useMutation(trpc.household.handOver.mutationOptions(follow));
  const [made, setMade] = useState<CareLinkMade | null>(null);
  const form = useForm({ resolver: zodResolver(inviteInput), defaultValues: { label: '' } });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const draft = useDraft(form, `hogar:${pet?.id ?? ''}`, ['label']);
  const submit = handleSubmit(async ({ label }) => {
    try {
      setMade(await (pet ? handOver.mutateAsync({ petId: pet.id, label }) : invite.mutateAsync({ label })));
      draft.done();
    } catch (error) {
      setError('root.server', { message: errorText(error, 'No se pudo crear el enlace') });
    }
  });
  const close = () => !isSubmitting && onClose();
  const title = pet ? `Entregar a ${pet.name}` : 'Invitar a tu hogar';
  return (
    <Modal
      open
      onClose={close}
      title={made ? 'Enlace listo' : title}
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
        <Made made={made} pet={pet} />
      ) : (
        <form id={formId} className="form" noValidate onSubmit={submit}>
          {pet ? (
            <ul className="consequences">
              <li>Nada cambia hasta que la otra persona use el enlace. Sirve {CARE_LINK_HOURS} horas.</li>
              <li>
                Se van con {pet.name} su ficha, su historia, sus fotos y papeles y sus citas por venir, con lo que
                escribiste en ellas.
              </li>
              <li>Terminan los enlaces a su carné y los permisos que les diste a las clínicas.</li>
              <li>
                Tus mensajes con las clínicas no se entregan. Ya no los verás aquí: antes descarga tu copia en «Mi
                cuenta».
              </li>
            </ul>
          ) : (
            <p>
              Verá y hará por tus mascotas lo mismo que tú, menos invitar, entregarlas, archivarlas, anotar que murieron
              y borrar lo tuyo. Lo que haga lleva su nombre.
            </p>
          )}
          <TextField
            label="Para quién es"
            optional
            hint="Solo lo lees tú."
            maxLength={TEXT.name}
            error={errors.label?.message}
            {...register('label')}
          />
          {errors.root?.server && <Alert tone="bad">{errors.root.server.message}</Alert>}
        </form>
      )}
    </Modal>
  );
};
