import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { dayText } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { Grant } from '../../shared/schemas/carne.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { SelectField } from '../../ui/field.tsx';
import { say } from '../../ui/toasts.tsx';
import { useCarneWork } from './use-records.ts';

type Chosen = { clinicId: string; clinicName: string };

const what = ({ grantedAt, isOpen }: Grant): string => {
  if (grantedAt === null) return 'Lee solo lo que ella misma escribió';
  const since = `Lee toda la historia desde el ${dayText(grantedAt)}`;
  return isOpen ? since : `${since}, a partir de que confirme una cita`;
};

/** A clinic that does not know the pet yet: it may be let in before the first visit. */
const OtherClinic = ({ known, onChoose }: { known: readonly Grant[]; onChoose: (clinic: Chosen) => void }) => {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.clinics.list.queryOptions({}));
  const [chosen, setChosen] = useState('');
  const [missing, setMissing] = useState(false);
  const others = (data ?? []).filter(({ id }) => known.every(({ clinicId }) => clinicId !== id));
  if (others.length === 0) return null;
  const press = () => {
    const clinic = others.find(({ id }) => id === chosen);
    setMissing(!clinic);
    if (clinic) onChoose({ clinicId: clinic.id, clinicName: clinic.name });
  };
  return (
    <div className="grant-other">
      <SelectField
        label="Otra clínica"
        value={chosen}
        error={missing ? 'Elige la clínica.' : undefined}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">Elige una</option>
        {others.map(({ id, name, city }) => (
          <option key={id} value={id}>
            {name}, {city}
          </option>
        ))}
      </SelectField>
      <button type="button" className="btn line" onClick={press}>
        Dar permiso
      </button>
    </div>
  );
};

/** Which clinics read a pet's whole history: permission is given here, and taken back here. */
export const GrantList = ({ pet, grants }: { pet: { id: string; name: string }; grants: readonly Grant[] }) => {
  const { grant, revokeGrant } = useCarneWork();
  const [asked, setAsked] = useState<{ give: boolean; clinic: Chosen } | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setAsked(null);
    setProblem(null);
  };
  const act = async ({ give, clinic }: { give: boolean; clinic: Chosen }) => {
    const pair = { petId: pet.id, clinicId: clinic.clinicId };
    setBusy(true);
    try {
      await (give ? grant.mutateAsync(pair) : revokeGrant.mutateAsync(pair));
      say(
        give
          ? `${clinic.clinicName} puede leer la historia de ${pet.name}.`
          : `${clinic.clinicName} ya lee solo lo que ella escribió.`,
      );
      close();
    } catch (error) {
      setProblem(errorText(error, give ? 'No se pudo dar el permiso' : 'No se pudo retirar el permiso'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="carne-part no-print" aria-labelledby="permisos">
      <div className="row-head">
        <h2 id="permisos">Quién lee la historia</h2>
      </div>
      <p className="soft measure">
        Cada clínica lee siempre lo que escribió. Lo tuyo y lo de otras clínicas lo lee solo con tu permiso, y lo
        retiras cuando quieras.
      </p>
      {grants.length === 0 && <p>Todavía ninguna clínica atiende a {pet.name}.</p>}
      <ul className="share-list">
        {grants.map((one) => (
          <li key={one.clinicId} className="share-row">
            <div>
              <p>
                <b>{one.clinicName}</b> <span className="soft">{one.city}</span>
              </p>
              <p className="soft small">{what(one)}</p>
            </div>
            <button
              type="button"
              className={`btn small ${one.grantedAt === null ? 'line' : 'danger-line'}`}
              onClick={() => setAsked({ give: one.grantedAt === null, clinic: one })}
            >
              {one.grantedAt === null ? 'Dar permiso' : 'Retirar permiso'}
              <span className="sr-only"> a {one.clinicName}</span>
            </button>
          </li>
        ))}
      </ul>
      <OtherClinic known={grants} onChoose={(clinic) => setAsked({ give: true, clinic })} />
      {asked && (
        <Confirm
          title={
            asked.give
              ? `¿Dar permiso a ${asked.clinic.clinicName}?`
              : `¿Retirar el permiso de ${asked.clinic.clinicName}?`
          }
          verb={asked.give ? 'Dar permiso' : 'Retirar permiso'}
          pendingText={asked.give ? 'Dando permiso...' : 'Retirando...'}
          tone={asked.give ? 'primary' : 'danger'}
          pending={busy}
          error={problem}
          onConfirm={() => act(asked)}
          onClose={close}
        >
          <p>
            {asked.give
              ? `Leerá todas las consultas, vacunas, exámenes y notas de ${pet.name}, también las tuyas y las de otras clínicas.`
              : `Dejará de leer tus registros y los de otras clínicas sobre ${pet.name}. Lo que ella escribió se queda.`}
          </p>
        </Confirm>
      )}
    </section>
  );
};
