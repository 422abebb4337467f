import { useMutation } from '@tanstack/react-query';
import { writtenDate } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { NEEDED } from '../../shared/schemas/clinic.ts';
import { Alert } from '../../ui/alert.tsx';
import { Switch } from '../../ui/switch.tsx';
import { type PartProps, useSend } from './use-settings.ts';

type Needed = (typeof NEEDED)[number];

type Part = 'datos' | 'horario' | 'contrato';

/** What is missing in words, and the part of the screen where it is filled in. */
const MISSING: Record<Needed, { text: string; part: Part }> = {
  name: { text: 'el nombre', part: 'datos' },
  city: { text: 'la ciudad', part: 'datos' },
  address: { text: 'la dirección', part: 'datos' },
  phone: { text: 'el teléfono', part: 'datos' },
  hours: { text: 'abrir al menos un día', part: 'horario' },
  contract: { text: 'aceptar el contrato de datos', part: 'contrato' },
};

/** Said first: whether owners can book, and what is missing before they can. */
export const Ready = ({ settings, data, onPart }: PartProps & { onPart: (part: Part) => void }) => {
  const trpc = useTRPC();
  const { error, isBusy, send } = useSend(settings);
  const save = useMutation(trpc.clinicSettings.setBookable.mutationOptions());
  const { missing, isBookable, version } = data;
  if (data.closedAt !== null)
    return (
      <Alert tone="bad" title="La clínica está cerrada.">
        Sus datos y su historia quedan para consultar.
      </Alert>
    );
  // A text that changed closes nothing before its day.
  const asked = isBookable && missing.length === 1 && missing[0] === 'contract';
  const toggle = async () => {
    const core = await send(
      () => save.mutateAsync({ version, isBookable: !isBookable }),
      isBookable ? 'La clínica dejó de recibir citas de los dueños.' : 'Los dueños ya pueden agendar contigo.',
    );
    if (core) settings.apply(core);
  };
  return (
    <section className={`ready ${isBookable ? 'on' : ''}`} aria-label="Citas de los dueños">
      {missing.length > 0 && !asked ? (
        <>
          <h2>Falta poco para recibir citas</h2>
          <p>Antes de que los dueños puedan agendar contigo, falta:</p>
          <ul className="ready-list">
            {missing.map((field) => (
              <li key={field}>
                <button type="button" className="btn line small" onClick={() => onPart(MISSING[field].part)}>
                  {MISSING[field].text}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <h2>{isBookable ? 'Los dueños pueden agendar contigo' : 'Los dueños no pueden agendar contigo'}</h2>
          <p className="soft">
            {isBookable
              ? 'Si lo pausas, tus citas siguen en pie y tú puedes seguir agendando.'
              : 'Todo está listo. Enciéndelo cuando quieras recibir citas.'}
          </p>
          <Switch
            on={isBookable}
            label="Citas de los dueños"
            words={{ on: 'Recibe citas', off: 'No recibe citas' }}
            busy={isBusy}
            onPress={toggle}
          />
        </>
      )}
      {asked && (
        <div className="kept">
          <p>
            Falta que un titular acepte el contrato de datos
            {data.contractUntil === null ? '' : `, a más tardar el ${writtenDate(data.contractUntil)}`}. Si pasa el
            plazo, los dueños no pueden pedir citas nuevas hasta que alguien lo acepte.
          </p>
          <button type="button" className="btn line small mt-3" onClick={() => onPart('contrato')}>
            Leer el contrato
          </button>
        </div>
      )}
      {error && <Alert tone="bad">{error}</Alert>}
    </section>
  );
};
