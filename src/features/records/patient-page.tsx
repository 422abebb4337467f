import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { DrawPet } from '../../lib/draw-pet.ts';
import { errorText, knownError } from '../../lib/errors.ts';
import { carneLines } from '../../shared/due.ts';
import type { PatientFile } from '../../shared/schemas/patient-file.ts';
import { FOLDER_OF } from '../../shared/species.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ActList } from './act-list.tsx';
import { CarneCard } from './carne-card.tsx';
import { PatientHead } from './patient-head.tsx';
import { PatientPapers } from './patient-papers.tsx';
import { Care, PatientSide } from './patient-side.tsx';
import { PlanNote } from './plan-note.tsx';
import { RecordForm } from './record-form.tsx';
import { Timeline } from './timeline.tsx';
import { usePatientFile } from './use-records.ts';

type Open = PatientFile & { file: NonNullable<PatientFile['file']> };

const History = ({ of }: { of: Open }) => {
  const [writing, setWriting] = useState(false);
  const { pet, file, clinic } = of;
  return (
    <section className="history" aria-labelledby="historia">
      <div className="row-head no-print">
        <h2 id="historia">Historia clínica</h2>
        <PatientPapers of={of} />
      </div>
      {!clinic.isClosed && !writing && (
        <button type="button" className="btn primary justify-self-start no-print" onClick={() => setWriting(true)}>
          <Icon name="plus" />
          Nuevo registro
        </button>
      )}
      {writing && (
        <RecordForm
          side="clinic"
          pet={pet}
          items={file.plan.items}
          templates={file.templates}
          onDone={() => setWriting(false)}
        />
      )}
      {!file.hasGrant && of.owner.hasAccount && (
        <p className="soft small no-print">
          Aquí está lo que escribió tu clínica. Lo del dueño y lo de otras clínicas lo ves si {of.owner.name} te da
          permiso desde el carné de {pet.name}.
        </p>
      )}
      <Timeline
        side="clinic"
        pet={pet}
        items={file.plan.items}
        canWrite={!clinic.isClosed}
        empty="El primer registro abre la historia: motivo, hallazgos, diagnóstico y plan quedan con tu nombre y la fecha."
      />
    </section>
  );
};

const Carne = ({ of: { pet, file } }: { of: Open }) => (
  <section className="carne-part no-print" id="carne" aria-label={`Carné de ${pet.name}`}>
    <CarneCard
      pet={{ ...pet, microchip: file.microchip }}
      due={carneLines(file.due)}
      none={file.plan.note ?? 'El plan de la clínica no pide nada para esta especie.'}
    />
    {file.due.length > 0 && <PlanNote plan={file.plan} />}
    {file.acts.length > 0 && <ActList acts={file.acts} label={`Vacunas y desparasitaciones de ${pet.name}`} />}
  </section>
);

/** Before the visit is confirmed: what a request shows, and what opens the rest. */
const Closed = ({ of: { pet } }: { of: PatientFile }) => (
  <Empty
    title="La historia todavía está cerrada"
    action={
      <Link href="/dashboard/business/agenda" className="btn primary">
        Ir a la agenda
      </Link>
    }
  >
    Se abre cuando confirmes la cita de {pet.name}. Mientras tanto ves qué animal es, su edad y cómo llamar a su dueño.
  </Empty>
);

const isOpen = (of: PatientFile): of is Open => of.file !== null;

const Loaded = ({ of, draw, chart }: { of: PatientFile; draw: DrawPet; chart: (of: PatientFile) => ReactNode }) => (
  <div className="wrap-app app-screen" data-species={FOLDER_OF[of.pet.species]}>
    <PatientHead file={of} portrait={draw(of.pet, '(min-width: 45rem) 128px, 88px')} />
    {of.file && <Care file={of.file} />}
    <div className="patient-columns">
      {isOpen(of) ? <History of={of} /> : <Closed of={of} />}
      <PatientSide of={of} chart={chart(of)} />
    </div>
    {isOpen(of) && <Carne of={of} />}
  </div>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="wrap-app app-screen">
    <header className="screen-head">
      <h1>Paciente</h1>
    </header>
    {children}
  </div>
);

/** A clinic's file of one patient. `draw` and `chart` come from the screen: drawings are the guides', weights the pets'. */
export const PatientPage = ({
  petId,
  draw,
  chart,
}: {
  petId: string;
  draw: DrawPet;
  chart: (of: PatientFile) => ReactNode;
}) => {
  const { data, error, refetch } = usePatientFile(petId);
  if (data) return <Loaded of={data} draw={draw} chart={chart} />;
  if (knownError(error)?.key === 'patient_not_found')
    return (
      <Frame>
        <Empty
          title="Ese paciente no es de tu clínica"
          action={
            <Link href="/dashboard/business/pacientes" className="btn primary">
              Ver mis pacientes
            </Link>
          }
        >
          El enlace puede estar mal escrito, o su cita se canceló antes de que la confirmaras.
        </Empty>
      </Frame>
    );
  return (
    <Frame>
      {error ? (
        <LoadFailure text={errorText(error, 'No se pudo cargar la historia')} onRetry={() => refetch()} />
      ) : (
        <Loading label="Cargando la historia" rows={6} />
      )}
    </Frame>
  );
};
