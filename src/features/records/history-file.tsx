import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { dayText } from '../../lib/formats.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { examFacts } from '../../shared/exam.ts';
import { RECORD_KIND_NAME } from '../../shared/records.ts';
import { type ClinicalRecord, partsOf } from '../../shared/schemas/record.ts';
import { searchKey } from '../../shared/search-key.ts';
import { SPECIES_NAME, type Species } from '../../shared/species.ts';
import { today, wallTime } from '../../shared/time.ts';
import { Alert } from '../../ui/alert.tsx';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import { say } from '../../ui/toasts.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import type { RecordPapers, SheetPapers } from './record-papers.ts';
import { SheetRecord } from './sheet-record.tsx';
import { PART_NAME, signedBy, sourceText } from './words.ts';

type History = {
  pet: { name: string; species: Species; breed: string | null; birthMonth: string; microchip: string | null };
  records: ClinicalRecord[];
  isCut: boolean;
};

/** One version as the file writes it, in words that its reader knows. */
const inWords = (record: ClinicalRecord) => ({
  registro: record.rootId,
  versión: record.version,
  fecha: record.date,
  tipo: RECORD_KIND_NAME[record.kind],
  título: record.title,
  texto: Object.fromEntries(
    partsOf(record.kind).flatMap((part) =>
      record.body[part] ? [[PART_NAME[part].toLowerCase(), record.body[part]]] : [],
    ),
  ),
  'peso (kg)': record.weight,
  producto: record.product,
  lote: record.lot,
  laboratorio: record.manufacturer,
  'el lote vence': record.lotExpiresOn,
  examen: record.exam && Object.fromEntries(examFacts(record.exam)),
  'toca de nuevo': record.nextDue,
  'quién responde': sourceText(record),
  autor: signedBy(record) || null,
  'por qué se corrigió': record.correction,
  escrito: wallTime(record.createdAt),
});

/** The whole history as text of a file. */
export const historyText = ({ pet, records, isCut }: History, now: number): string =>
  JSON.stringify(
    {
      mascota: pet.name,
      especie: SPECIES_NAME[pet.species].one,
      raza: pet.breed,
      nació: pet.birthMonth,
      microchip: pet.microchip,
      'copia hecha': wallTime(now),
      ...(isCut && { aviso: 'La historia es más larga que este archivo.' }),
      registros: records.map(inWords),
    },
    null,
    2,
  );

type Printed = { history: History; papers: SheetPapers };

/** The current versions on paper with their pictures, the latest act first. */
const HistorySheet = ({ history: { pet, records }, papers }: Printed) => {
  const now = Date.now();
  const current = new Map(records.map((record) => [record.rootId, record]));
  const rows = [...current.values()].toSorted((a, b) => b.date.localeCompare(a.date));
  return (
    <>
      <h1>Historia clínica de {pet.name}</h1>
      <p>
        {[SPECIES_NAME[pet.species].one, pet.breed, pet.microchip && `microchip ${pet.microchip}`]
          .filter(Boolean)
          .join(' · ')}
        . Impresa el {dayText(now)}.
      </p>
      {rows.map((record) => (
        <SheetRecord key={record.rootId} record={record} papers={papers.of(record.rootId)} />
      ))}
    </>
  );
};

/** Takes the whole history along: on paper, or as a file with every version. */
export const HistoryFile = ({ pet, papers }: { pet: { id: string; name: string }; papers: RecordPapers }) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const [sheet, setSheet] = useState<Printed | null>(null);
  const read = useMutation({
    mutationFn: async (what: 'print' | 'save') => {
      const history = await client.fetchQuery(trpc.records.history.queryOptions({ petId: pet.id }, { staleTime: 0 }));
      return { history, papers: what === 'print' ? await papers.forSheet() : null };
    },
  });
  const close = useCallback(() => {
    sheet?.papers.done();
    setSheet(null);
  }, [sheet]);
  const press = async (what: 'print' | 'save') => {
    try {
      const { history, papers: hung } = await read.mutateAsync(what);
      if (hung) return setSheet({ history, papers: hung });
      const now = Date.now();
      const name = searchKey(pet.name).replace(/[^a-z0-9]+/g, '-') || 'mascota';
      saveFile(`historia-${name}-${today(now)}.json`, 'application/json', historyText(history, now));
      say('La historia está lista: mírala en tus descargas.');
    } catch {
      // `read.error` says it.
    }
  };
  return (
    <>
      <div className="acts no-print">
        <TwoFaced
          className="btn line small"
          busy={read.isPending && read.variables === 'print'}
          busyText="Preparando..."
          onPress={() => press('print')}
        >
          Imprimir
        </TwoFaced>
        <TwoFaced
          className="btn line small"
          busy={read.isPending && read.variables === 'save'}
          busyText="Preparando..."
          onPress={() => press('save')}
        >
          Descargar (JSON)
        </TwoFaced>
      </div>
      {read.error && <Alert tone="bad">{errorText(read.error, 'No se pudo preparar la historia')}</Alert>}
      {sheet && (
        <PrintSheet title={`Historia clínica de ${pet.name}`} onDone={close}>
          <HistorySheet {...sheet} />
        </PrintSheet>
      )}
    </>
  );
};
