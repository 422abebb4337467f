// Longer than 200 lines: one page, its tabs and what each of them brings.
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { leftOpen } from '../../lib/draft.ts';
import type { DrawPet } from '../../lib/draw-pet.ts';
import { errorText, knownError } from '../../lib/errors.ts';
import { useWide } from '../../lib/wide.ts';
import { carneLines } from '../../shared/due.ts';
import type { OpenFile, PatientFile } from '../../shared/schemas/patient-file.ts';
import { FOLDER_OF } from '../../shared/species.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ActList } from './act-list.tsx';
import { AllergyAnswer } from './allergy-answer.tsx';
import { CarePapers } from './care/care-papers.tsx';
import { Problems } from './care/problems.tsx';
import { CarneCard } from './carne-card.tsx';
import { ClosedFile } from './closed-file.tsx';
import { PatientSpecies } from './guide-vitals.ts';
import { PatientHead } from './patient-head.tsx';
import { PatientHistory } from './patient-history.tsx';
import { sheetPetOf } from './patient-papers.tsx';
import { Care, NextThings, PatientSide } from './patient-side.tsx';
import { PlanNote } from './plan-note.tsx';
import type { RecordPapers } from './record-papers.ts';
import { usePatientFile } from './use-records.ts';

const Carne = ({ of: { pet, file } }: { of: OpenFile }) => (
  <section className="carne-part no-print" aria-label={`Carné de ${pet.name}`}>
    <CarneCard
      pet={{ ...pet, ...file }}
      due={carneLines(file.due)}
      none={file.plan.note ?? 'El plan de la clínica no pide nada para esta especie.'}
    />
    {file.due.length > 0 && <PlanNote plan={file.plan} />}
    {file.acts.length > 0 && (
      <ActList acts={file.acts} due={file.due} label={`Vacunas y desparasitaciones de ${pet.name}`} />
    )}
  </section>
);

const isOpen = (of: PatientFile): of is OpenFile => of.file !== null;

/** Nobody has said whether it has allergies, and this clinic may. */
const isUnasked = ({ pet, file, clinic }: PatientFile): boolean =>
  file !== null && (file.allergies ?? file.allergiesNoneOn) === null && !pet.isArchived && !clinic.isClosed;

/** From this width on weights, facts and visits stand beside the file's tabs; below it they are a tab of their own, rem. */
const SIDE_REM = 60;
const TABS = ['historia', 'formulas', 'carne', 'datos'] as const;
type TabId = (typeof TABS)[number];

/** The open tab and whether somebody came to write, kept in the address. */
const useAsked = (wide: boolean) => {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch());
  const wanted = TABS.find((one) => one === asked.get('ver')) ?? 'historia';
  return {
    tab: wide && wanted === 'datos' ? 'historia' : wanted,
    writes: asked.has('nuevo'),
    open: (tab: string) => navigate(tab === 'historia' ? path : `${path}?ver=${tab}`, { replace: true }),
  };
};

/** The patient as whoever writes it medicines must know it. */
const treatedOf = ({ file, owner }: OpenFile) => ({
  allergies: file.allergies,
  allergiesNoneOn: file.allergiesNoneOn,
  weight: file.weight,
  weighedAt: file.weights.at(-1)?.at ?? null,
  isRead: owner.hasAccount,
});

/** What the screen brings: drawings are the guides', weights and the form of an animal the pets', papers the photos'. */
type Brought = {
  draw: DrawPet;
  chart: (of: PatientFile) => ReactNode;
  papers: RecordPapers;
  paperCarne: (of: OpenFile) => ReactNode;
  correct: (of: OpenFile, onClose: () => void) => ReactNode;
  person: (of: OpenFile) => ReactNode;
};

const Whole = ({
  of,
  side,
  papers,
  paperCarne,
}: {
  of: OpenFile;
  side: ReactNode;
} & Pick<Brought, 'papers' | 'paperCarne'>) => {
  const wide = useWide(SIDE_REM);
  const { tab, writes, open } = useAsked(wide);
  const panels: Record<TabId, { label: string; panel: () => ReactNode }> = {
    historia: {
      label: 'Historia',
      panel: () => (
        <PatientHistory of={of} papers={papers} writing={writes} onWritten={() => writes && open('historia')} />
      ),
    },
    formulas: {
      label: 'Fórmulas',
      panel: () => (
        <CarePapers
          side="clinic"
          pet={sheetPetOf(of)}
          document={of.file.ownerDocument}
          canWrite={!of.clinic.isClosed}
          treated={of.file.signs ? treatedOf(of) : null}
        />
      ),
    },
    carne: {
      label: 'Carné',
      panel: () => (
        <>
          <Carne of={of} />
          {paperCarne(of)}
        </>
      ),
    },
    datos: { label: 'Datos', panel: () => side },
  };
  const ids = TABS.filter((id) => !wide || id !== 'datos');
  const next = <NextThings due={of.file.due} onCarne={tab === 'carne' ? null : () => open('carne')} />;
  return (
    <>
      <Problems petId={of.pet.id} canWrite={of.file.signs && !of.clinic.isClosed} />
      {!wide && next}
      {/* The carné is a wide thing: it stands alone. */}
      <div className={tab === 'carne' ? undefined : 'patient-columns'}>
        <Tabs
          label={`Ficha de ${of.pet.name}`}
          items={ids.map((id) => ({ id, ...panels[id] }))}
          selected={tab}
          onSelect={open}
        />
        {wide && tab !== 'carne' && (
          <div className="grid gap-9">
            {next}
            {side}
          </div>
        )}
      </div>
    </>
  );
};

const Loaded = ({ of, draw, chart, papers, paperCarne, correct, person }: { of: PatientFile } & Brought) => {
  const [correcting, setCorrecting] = useState(() => leftOpen(`paciente:${of.pet.id}`) !== null);
  const [answering, setAnswering] = useState(false);
  const side = <PatientSide of={of} chart={chart(of)} person={isOpen(of) && person(of)} />;
  const onCorrect = of.file?.own ? () => setCorrecting(true) : null;
  return (
    <div className="wrap-app app-screen" data-species={FOLDER_OF[of.pet.species]}>
      <PatientHead file={of} portrait={draw(of.pet, '(min-width: 45rem) 128px, 88px')} onCorrect={onCorrect} />
      {of.file && <Care file={of.file} onAnswer={isUnasked(of) ? () => setAnswering(true) : null} />}
      {isOpen(of) ? (
        <Whole of={of} side={side} papers={papers} paperCarne={paperCarne} />
      ) : (
        <div className="patient-columns">
          <ClosedFile of={of} />
          {side}
        </div>
      )}
      {answering && isOpen(of) && <AllergyAnswer of={of} onClose={() => setAnswering(false)} />}
      {correcting && isOpen(of) && correct(of, () => setCorrecting(false))}
    </div>
  );
};

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="wrap-app app-screen">
    <header className="screen-head">
      <h1>Paciente</h1>
    </header>
    {children}
  </div>
);

/** A clinic's file of one patient. */
export const PatientPage = ({ petId, ...brought }: { petId: string } & Brought) => {
  const { data, error, refetch } = usePatientFile(petId);
  if (data)
    return (
      <PatientSpecies value={data.pet.species}>
        <Loaded of={data} {...brought} />
      </PatientSpecies>
    );
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
