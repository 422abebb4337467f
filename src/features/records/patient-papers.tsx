import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { allergyText } from '../../lib/allergies.ts';
import { errorText } from '../../lib/errors.ts';
import { dayText, phoneText, shortDate, weightText } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { ageText } from '../../shared/pets.ts';
import type { OpenFile } from '../../shared/schemas/patient-file.ts';
import type { ClinicalRecord } from '../../shared/schemas/record.ts';
import { SPECIES_NAME } from '../../shared/species.ts';
import { thisMonth } from '../../shared/time.ts';
import { Alert } from '../../ui/alert.tsx';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import type { RecordPapers, SheetPapers } from './record-papers.ts';
import { SheetRecord } from './sheet-record.tsx';

const Head = ({ of: { clinic, pet, owner, file }, title, now }: { of: OpenFile; title: string; now: number }) => (
  <>
    <div className="sheet-head">
      <div>
        <b>{clinic.name}</b>
        <br />
        {clinic.address}, {clinic.city}
      </div>
      <div>Tel. {phoneText(clinic.phone)}</div>
    </div>
    <h1>{title}</h1>
    <p>
      <b>{pet.name}</b>:{' '}
      {[
        SPECIES_NAME[pet.species].one,
        pet.breed,
        file.sex,
        file.colour,
        ageText(pet.birthMonth, thisMonth(now)),
        weightText(file.weight),
        file.microchip ? `microchip ${file.microchip}` : 'sin microchip registrado',
      ]
        .filter(Boolean)
        .join(' · ')}
      <br />
      Propietario: {owner.name}. Expedido el {dayText(now)}.
    </p>
  </>
);

const Signature = () => <p className="sheet-sign">Firma, nombre y matrícula profesional (Comvezcol)</p>;

/** What this clinic vaccinated, with product and lot: it answers for nothing else. */
const Certificate = ({ of, now }: { of: OpenFile; now: number }) => {
  const own = of.file.acts.filter(({ kind, clinicId }) => kind === 'vacuna' && clinicId === of.clinic.id);
  return (
    <>
      <Head of={of} title="Certificado de vacunación" now={now} />
      {own.length === 0 ? (
        <p>{of.clinic.name} todavía no le ha aplicado vacunas.</p>
      ) : (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Fecha</th>
              <th scope="col">Vacuna</th>
              <th scope="col">Producto</th>
              <th scope="col">Lote</th>
              <th scope="col">Próxima</th>
              <th scope="col">Aplicada por</th>
            </tr>
          </thead>
          <tbody>
            {own.map((act) => (
              <tr key={act.rootId}>
                <td>{shortDate(act.date)}</td>
                <td>{act.title}</td>
                <td>{act.product}</td>
                <td>{act.lot}</td>
                <td>{act.nextDue ? shortDate(act.nextDue) : '—'}</td>
                <td>{act.authorName}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>Certifica solo lo que se aplicó en esta clínica.</p>
      <Signature />
    </>
  );
};

/** The latest entries that the clinic may read, with what hangs on them; `isCut`: there are older ones. */
type Summarised = { records: readonly ClinicalRecord[]; isCut: boolean; papers: SheetPapers };

const Summary = ({
  of,
  summary: { records, isCut, papers },
  now,
}: {
  of: OpenFile;
  summary: Summarised;
  now: number;
}) => (
  <>
    <Head of={of} title="Resumen de la historia clínica" now={now} />
    <p>
      <b>Alergias:</b> {allergyText(of.file)}
      <br />
      <b>Medicinas:</b> {of.file.medicines ?? 'sin anotar'}
    </p>
    {records.map((record) => (
      <SheetRecord key={record.rootId} record={record} papers={papers.of(record.rootId)} />
    ))}
    {isCut && <p>Son los {records.length} registros más recientes; la historia tiene otros anteriores.</p>}
    <Signature />
  </>
);

/** Entries that a summary prints. */
const SUMMARY_RECORDS = 100;

/** Papers to hand over: the summary of what the clinic may read, and the certificate of what it vaccinated. */
export const PatientPapers = ({ of, papers }: { of: OpenFile; papers: RecordPapers }) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const [sheet, setSheet] = useState<'certificate' | Summarised | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = useCallback(() => {
    if (sheet && sheet !== 'certificate') sheet.papers.done();
    setSheet(null);
  }, [sheet]);
  const { pet } = of;
  const summary = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const input = { petId: pet.id, limit: SUMMARY_RECORDS };
      const { rows, next } = await client.fetchQuery(trpc.clinicRecords.list.queryOptions(input, { staleTime: 0 }));
      setSheet({ records: rows, isCut: next !== null, papers: await papers.forSheet() });
    } catch (error) {
      setProblem(errorText(error, 'No se pudo preparar el resumen'));
    } finally {
      setBusy(false);
    }
  };
  const now = Date.now();
  return (
    <>
      <div className="acts no-print">
        <TwoFaced className="btn line small" busy={busy} busyText="Preparando..." onPress={summary}>
          Imprimir resumen
        </TwoFaced>
        <button type="button" className="btn line small" onClick={() => setSheet('certificate')}>
          Certificado de vacunación
        </button>
      </div>
      {problem && <Alert tone="bad">{problem}</Alert>}
      {sheet === 'certificate' && (
        <PrintSheet title={`Certificado de vacunación de ${pet.name}`} onDone={close}>
          <Certificate of={of} now={now} />
        </PrintSheet>
      )}
      {sheet !== null && sheet !== 'certificate' && (
        <PrintSheet title={`Resumen de ${pet.name}`} onDone={close}>
          <Summary of={of} summary={sheet} now={now} />
        </PrintSheet>
      )}
    </>
  );
};
