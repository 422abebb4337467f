import { useCallback, useState } from 'react';
import { dayText, shortDate } from '../../lib/formats.ts';
import type { CarneAct } from '../../shared/schemas/carne.ts';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import { SheetHead, type SheetPet } from './care/sheet.tsx';
import { signedBy } from './words.ts';

type Clinic = { name: string; city: string; address: string; phone: string };

/** What one clinic vaccinated, with maker, batch and its last day: it answers for nothing else. */
const CertificateSheet = ({
  clinic,
  pet,
  acts,
  document,
  now,
}: {
  clinic: Clinic | null;
  pet: SheetPet;
  acts: readonly CarneAct[];
  document: string;
  now: number;
}) => {
  const name = clinic?.name ?? acts[0]?.clinicName ?? '';
  const head = clinic ?? { name, city: '', address: '', phone: '' };
  return (
    <>
      <SheetHead clinic={head} title="Certificado de vacunación" pet={pet}>
        {document ? `Documento de identidad: ${document}. ` : 'Documento de identidad: ____________________. '}
        Expedido el {dayText(now)}.
      </SheetHead>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Fecha</th>
            <th scope="col">Vacuna</th>
            <th scope="col">Producto y laboratorio</th>
            <th scope="col">Lote</th>
            <th scope="col">Lote vence</th>
            <th scope="col">Próxima</th>
            <th scope="col">Aplicada por</th>
          </tr>
        </thead>
        <tbody>
          {acts.map((act) => (
            <tr key={act.rootId}>
              <td>{shortDate(act.date)}</td>
              <td>{act.title}</td>
              <td>{[act.product, act.manufacturer].filter(Boolean).join(', ')}</td>
              <td>{act.lot}</td>
              <td>{act.lotExpiresOn ? shortDate(act.lotExpiresOn) : 'sin anotar'}</td>
              <td>{act.nextDue ? shortDate(act.nextDue) : '—'}</td>
              <td>{signedBy(act)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Certifica solo lo que se aplicó en {name}.</p>
      <p className="sheet-sign">Firma, nombre y matrícula profesional (Comvezcol)</p>
    </>
  );
};

/** Asks for the owner's id, which goes on the paper alone, and prints the certificate. `clinic` null: its head is its name. */
export const CertificateButton = ({
  clinic,
  pet,
  acts,
  document = null,
  verb = 'Certificado de vacunación',
}: {
  clinic: Clinic | null;
  pet: SheetPet;
  acts: readonly CarneAct[];
  /** The owner's id, where it is known. */
  document?: string | null;
  verb?: string;
}) => {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState(document ?? '');
  const [printing, setPrinting] = useState(false);
  const done = useCallback(() => setPrinting(false), []);
  return (
    <>
      <button type="button" className="btn line small" onClick={() => setAsking(true)}>
        {verb}
      </button>
      {asking && (
        <FormDialog
          title="Certificado de vacunación"
          verb="Imprimir"
          pendingText="Imprimir"
          pending={false}
          onSubmit={() => {
            setAsking(false);
            setPrinting(true);
          }}
          onClose={() => setAsking(false)}
          lead={
            <p className="soft">
              Sale a nombre de {pet.ownerName}. Lo firma a mano un veterinario con matrícula: sin firma no certifica
              nada.
            </p>
          }
        >
          <TextField
            label="Documento de identidad del propietario"
            optional
            hint="Lo que escribas aquí solo sale en la hoja. Vacío, queda una línea para escribirlo."
            data-autofocus
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </FormDialog>
      )}
      {printing && (
        <PrintSheet title={`Certificado de vacunación de ${pet.name}`} onDone={done}>
          <CertificateSheet clinic={clinic} pet={pet} acts={acts} document={typed.trim()} now={Date.now()} />
        </PrintSheet>
      )}
    </>
  );
};
