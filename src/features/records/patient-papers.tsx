import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { allergyText } from '../../lib/allergies.ts';
import { errorText } from '../../lib/errors.ts';
import { dayText } from '../../lib/formats.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { OpenFile } from '../../shared/schemas/patient-file.ts';
import type { ClinicalRecord } from '../../shared/schemas/record.ts';
import { today } from '../../shared/time.ts';
import { Alert } from '../../ui/alert.tsx';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { ownSheetPet, SheetHead, type SheetPet } from './care/sheet.tsx';
import { CertificateButton } from './certificate.tsx';
import { knownMedicines } from './known-medicines.ts';
import type { RecordPapers, SheetPapers } from './record-papers.ts';
import { SheetRecord } from './sheet-record.tsx';

/** The patient as sheets name it. */
export const sheetPetOf = ({ pet, owner, file }: OpenFile): SheetPet => ownSheetPet({ ...pet, ...file }, owner.name);

const Signature = () => <p className="sheet-sign">Firma, nombre y matrícula profesional (Comvezcol)</p>;

/** The latest entries that the clinic may read, with what hangs on them; `isCut`: there are older ones. */
type Summarised = {
  records: readonly ClinicalRecord[];
  isCut: boolean;
  papers: SheetPapers;
  /** What it takes, a line each. */
  medicines: readonly string[];
};

const Summary = ({
  of,
  summary: { records, isCut, papers, medicines },
  now,
}: {
  of: OpenFile;
  summary: Summarised;
  now: number;
}) => (
  <>
    <SheetHead clinic={of.clinic} title="Resumen de la historia clínica" pet={sheetPetOf(of)}>
      Expedido el {dayText(now)}.
    </SheetHead>
    <p>
      <b>Alergias:</b> {allergyText(of.file)}
      <br />
      <b>Medicinas:</b> {medicines.length === 0 && 'sin anotar'}
    </p>
    {medicines.length > 0 && (
      <ul>
        {medicines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be written the same.
          <li key={index}>{line}</li>
        ))}
      </ul>
    )}
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
  const [sheet, setSheet] = useState<Summarised | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = useCallback(() => {
    sheet?.papers.done();
    setSheet(null);
  }, [sheet]);
  const { pet } = of;
  const summary = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const input = { petId: pet.id, limit: SUMMARY_RECORDS };
      const [{ rows, next }, { prescriptions }] = await Promise.all([
        client.fetchQuery(trpc.clinicRecords.list.queryOptions(input, { staleTime: 0 })),
        client.fetchQuery(trpc.care.ofPatient.queryOptions({ petId: pet.id }, { staleTime: 0 })),
      ]);
      const medicines = knownMedicines(of.file, prescriptions, today(Date.now()));
      setSheet({ records: rows, isCut: next !== null, papers: await papers.forSheet(), medicines });
    } catch (error) {
      setProblem(errorText(error, 'No se pudo preparar el resumen'));
    } finally {
      setBusy(false);
    }
  };
  const now = Date.now();
  const vaccines = of.file.acts.filter(({ kind, clinicId }) => kind === 'vacuna' && clinicId === of.clinic.id);
  return (
    <>
      <div className="acts no-print">
        <TwoFaced className="btn line small" busy={busy} busyText="Preparando..." onPress={summary}>
          Imprimir resumen
        </TwoFaced>
        {vaccines.length > 0 && (
          <CertificateButton clinic={of.clinic} pet={sheetPetOf(of)} acts={vaccines} document={of.file.ownerDocument} />
        )}
      </div>
      {problem && <Alert tone="bad">{problem}</Alert>}
      {sheet && (
        <PrintSheet title={`Resumen de ${pet.name}`} onDone={close}>
          <Summary of={of} summary={sheet} now={now} />
        </PrintSheet>
      )}
    </>
  );
};
