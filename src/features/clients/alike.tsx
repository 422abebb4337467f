import type { PatientRow } from '../../shared/schemas/client.ts';

/** It stands below the fold of the form: it comes into sight, and the keys go on from it. */
const comeIntoSight = (shown: HTMLElement | null) => {
  shown?.scrollIntoView({ block: 'nearest' });
  shown?.focus({ preventScroll: true });
};

/** Somebody is written down with that phone or e-mail: one of them is meant, or it is somebody else. */
export const Alike = ({
  found,
  onChoose,
  onAnyway,
  onAdd,
}: {
  found: PatientRow[];
  onChoose: (patient: PatientRow) => void;
  onAnyway: () => void;
  /** The typed pet goes to somebody who is a client already. */
  onAdd: (patient: PatientRow) => void;
}) => (
  <div className="alike" role="alert" ref={comeIntoSight} tabIndex={-1}>
    <p>
      <b>Ya hay alguien con ese teléfono o ese correo.</b> Si es la misma persona, elige su mascota o agrégale la que
      escribiste.
    </p>
    <ul>
      {found.map((patient) => (
        <li key={patient.id}>
          <button type="button" className="btn line small" onClick={() => onChoose(patient)}>
            {patient.name} · {patient.owner}
          </button>
          {patient.clientId && (
            <button type="button" className="btn line small" onClick={() => onAdd(patient)}>
              Agregar la mascota a {patient.owner}
            </button>
          )}
        </li>
      ))}
    </ul>
    <button type="button" className="btn quiet small" onClick={onAnyway}>
      Es otra persona: registrarla
    </button>
  </div>
);
