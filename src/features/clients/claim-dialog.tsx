import { useMutation, useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/errors.ts';
import { dayText } from '../../lib/formats.ts';
import { mailLink, whatsappLink } from '../../lib/message-links.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { BRAND } from '../../shared/brand.ts';
import { CLAIM_DAYS } from '../../shared/limits.ts';
import type { ClaimCode, PatientRow } from '../../shared/schemas/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';

/** What the clinic sends by its own means: only the person who gets it can use the code. */
const messageOf = ({ code, petName, clinicName, ownerName, expiresAt }: ClaimCode): string =>
  `Hola, ${ownerName}. Soy de ${clinicName}. Con este código llevas el carné y el historial de ${petName} en tu celular: ${code}. ` +
  `Entra a ${location.origin}, regístrate o inicia sesión y escríbelo en Mascotas, en "Código de la clínica". Sirve una sola vez, hasta el ${dayText(expiresAt)}.`;

const Given = ({ issued }: { issued: ClaimCode }) => {
  const text = messageOf(issued);
  const whatsapp = whatsappLink(issued.phone, text);
  return (
    <>
      <div className="claim-paper">
        <p className="small">
          {issued.clinicName} · {BRAND}
        </p>
        <p>
          Código para llevar el carné y el historial de <b>{issued.petName}</b> en el celular:
        </p>
        <p className="claim-code num">{issued.code}</p>
        <ol>
          <li>Entra a {location.host} y regístrate o inicia sesión.</li>
          <li>En tu panel, en Mascotas, busca «Código de la clínica».</li>
          <li>Escribe el código. Sirve una sola vez, hasta el {dayText(issued.expiresAt)}.</li>
        </ol>
      </div>
      <div className="claim-ways">
        <button type="button" className="btn line small" onClick={() => print()}>
          <Icon name="printer" />
          Imprimir
        </button>
        {whatsapp && (
          <a className="btn line small" href={whatsapp} target="_blank" rel="noreferrer">
            <Icon name="message-square-text" />
            WhatsApp
          </a>
        )}
        {issued.email && (
          <a className="btn line small" href={mailLink(issued.email, `El carné de ${issued.petName}`, text)}>
            <Icon name="mail" />
            Correo
          </a>
        )}
      </div>
      <p className="soft small">
        Entrégalo solo a {issued.ownerName}: quien lo escriba queda como dueño de {issued.petName}. No se vuelve a
        mostrar; si se pierde, da otro y este deja de servir.
      </p>
    </>
  );
};

/** The code that was given out and still serves: lost, or by somebody else's hand, the clinic takes it back. */
const Live = ({ patient }: { patient: PatientRow }) => {
  const trpc = useTRPC();
  const live = useQuery(trpc.clients.findCode.queryOptions({ petId: patient.id }, { staleTime: 0 }));
  const revoke = useMutation(trpc.clients.revokeCode.mutationOptions({ onSuccess: () => live.refetch() }));
  return (
    <>
      {revoke.error && <Alert tone="bad">{errorText(revoke.error, 'No se pudo anular el código')}</Alert>}
      {live.data ? (
        <>
          <p>
            Hay un código vigente: lo dio {live.data.by || 'alguien de la clínica'} el {dayText(live.data.createdAt)} y
            sirve hasta el {dayText(live.data.expiresAt)}.
          </p>
          <TwoFaced
            busy={revoke.isPending}
            busyText="Anulando..."
            className="btn line small"
            onPress={() => revoke.mutate({ petId: patient.id })}
          >
            Anular código
          </TwoFaced>
        </>
      ) : (
        revoke.isSuccess && <Alert tone="ok">Código anulado: ya no sirve.</Alert>
      )}
    </>
  );
};

/** Makes a one-time code for a client's pet, and hands it over on paper or by the clinic's own message. */
export const ClaimDialog = ({ patient, onClose }: { patient: PatientRow; onClose: () => void }) => {
  const trpc = useTRPC();
  const issue = useMutation(trpc.clients.issueCode.mutationOptions());
  return (
    <Modal
      open
      onClose={onClose}
      title={`Código para ${patient.name}`}
      footer={
        issue.data ? (
          <button type="button" className="btn primary" onClick={onClose}>
            Listo
          </button>
        ) : (
          <>
            <button type="button" className="btn line" onClick={onClose}>
              Ahora no
            </button>
            <TwoFaced busy={issue.isPending} busyText="Creando..." onPress={() => issue.mutate({ petId: patient.id })}>
              Crear código
            </TwoFaced>
          </>
        )
      }
    >
      {issue.error && <Alert tone="bad">{errorText(issue.error, 'No se pudo crear el código')}</Alert>}
      {issue.data ? (
        <Given issued={issue.data} />
      ) : (
        <>
          <p>
            Con el código, {patient.owner} pasa a ser dueño de {patient.name} en su propia cuenta, con sus citas y su
            historial. Sirve una sola vez durante {CLAIM_DAYS} días. Si ya diste uno, deja de servir.
          </p>
          <Live patient={patient} />
        </>
      )}
    </Modal>
  );
};
