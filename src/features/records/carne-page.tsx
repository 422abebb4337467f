import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { leftOpen } from '../../lib/draft.ts';
import { errorText } from '../../lib/errors.ts';
import { useAuth } from '../../lib/session.tsx';
import { PRINTED_ACTS } from '../../shared/limits.ts';
import { paths } from '../../shared/paths.ts';
import type { Carne } from '../../shared/schemas/carne.ts';
import type { Weighed } from '../../shared/weights.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ActList } from './act-list.tsx';
import { ownSheetPet } from './care/sheet.tsx';
import { CarneCard } from './carne-card.tsx';
import { CertificateButton } from './certificate.tsx';
import { GrantList } from './grant-list.tsx';
import { PetTold } from './pet-told.tsx';
import { PlanNote } from './plan-note.tsx';
import { RecordForm } from './record-form.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { ShareList } from './share-list.tsx';
import { useCarne } from './use-records.ts';

const KINDS = ['vacuna', 'desparasitacion'] as const;

/** One certificate for each clinic that vaccinated: it answers for what it applied. */
const Certificates = ({ carne: { pet, acts } }: { carne: Carne }) => {
  const { user } = useAuth();
  const own = acts.filter(({ kind, clinicId }) => kind === 'vacuna' && clinicId !== null);
  const ids = [...new Set(own.map(({ clinicId }) => clinicId))];
  return (
    <div className="acts no-print">
      {ids.map((id) => {
        const ofClinic = own.filter(({ clinicId }) => clinicId === id);
        return (
          <CertificateButton
            key={id}
            clinic={null}
            pet={ownSheetPet(pet, user?.name ?? '')}
            acts={ofClinic}
            verb={`Certificado de ${ofClinic[0]?.clinicName}`}
          />
        );
      })}
    </div>
  );
};

/** Own entries: what stands in the paper carné, or was done in a public campaign. */
const Acts = ({ carne, weights, canWrite }: { carne: Carne; weights: readonly Weighed[]; canWrite: boolean }) => {
  const { pet, acts, plan, due } = carne;
  const [writing, setWriting] = useState(() => leftOpen(`registro:${pet.id}:`) !== null);
  return (
    <section className="carne-part" aria-labelledby="actos">
      <div className="row-head">
        <h2 id="actos">Vacunas y desparasitaciones</h2>
        {canWrite && !writing && (
          <button type="button" className="btn line small no-print" onClick={() => setWriting(true)}>
            <Icon name="plus" />
            Anotar una
          </button>
        )}
      </div>
      {writing && (
        <RecordForm
          side="owner"
          pet={{ ...pet, weights }}
          items={plan.items}
          kinds={KINDS}
          onDone={() => setWriting(false)}
        />
      )}
      {acts.length > 0 ? (
        <>
          <ActList acts={acts} due={due} label={`Vacunas y desparasitaciones de ${pet.name}`} />
          <Certificates carne={carne} />
          {acts.length > PRINTED_ACTS && (
            <p className="on-paper small">
              En la hoja van los {PRINTED_ACTS} actos más recientes de {acts.length}. Los demás están en su carné en
              línea.
            </p>
          )}
        </>
      ) : (
        !writing && (
          <Empty title="Nada anotado todavía">
            Copia aquí lo que dice el carné de papel. Lo que aplique una clínica aparece solo, verificado por ella.
          </Empty>
        )
      )}
    </section>
  );
};

const Whole = ({ carne, weights, paper }: { carne: Carne; weights: readonly Weighed[]; paper: ReactNode }) => {
  const { pet, due, plan } = carne;
  const [sharing, setSharing] = useState(() => leftOpen(`enlace:${pet.id}`) !== null);
  const late = !pet.isArchived && due.some(({ state, kind }) => state === 'overdue' && kind === 'vacuna');
  return (
    <>
      <div className="carne-first">
        <CarneCard
          pet={pet}
          due={due}
          none={plan.clinicName ? `El plan de ${plan.clinicName} no pide nada para ${pet.name}.` : plan.note}
          acts={
            <>
              <button type="button" className="btn line small" onClick={() => setSharing(true)}>
                <Icon name="qr-code" />
                Compartir
              </button>
              <button type="button" className="btn line small" onClick={() => window.print()}>
                <Icon name="printer" />
                Imprimir
              </button>
            </>
          }
        />
        {due.length > 0 && <PlanNote plan={plan} />}
        {late && (
          <p className="no-print">
            <Link href={paths.book(pet.id, 'vaccination')} className="btn primary">
              <Icon name="calendar-plus" />
              Agendar Cita
            </Link>
          </p>
        )}
      </div>
      <Acts carne={carne} weights={weights} canWrite={!pet.isArchived} />
      {paper}
      <PetTold petId={pet.id} />
      <ShareList shares={carne.shares} name={pet.name} onNew={() => setSharing(true)} />
      <GrantList pet={pet} grants={carne.grants} />
      {sharing && <ShareDialog pet={pet} onClose={() => setSharing(false)} />}
    </>
  );
};

/** A pet's carné with everything around it, for its owner. `weights` from the latest on, `paper`: photos of the one of paper. */
export const CarnePage = ({
  petId,
  weights,
  paper,
}: {
  petId: string;
  weights: readonly Weighed[];
  paper: ReactNode;
}) => {
  const { data, error, refetch } = useCarne(petId);
  if (data) return <Whole carne={data} weights={weights} paper={paper} />;
  return error ? (
    <LoadFailure text={errorText(error, 'No se pudo cargar el carné')} onRetry={() => refetch()} />
  ) : (
    <Loading label="Cargando el carné" rows={5} />
  );
};
