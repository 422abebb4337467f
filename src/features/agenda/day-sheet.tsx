import { useCallback, useState } from 'react';
import { allergyFact } from '../../lib/allergies.ts';
import { clockTime, phoneText, shortDate, weightText, writtenDate } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { useShortcuts } from '../../lib/shortcuts.ts';
import { STATUS_NAME, TYPE_NAME } from '../../shared/appointments.ts';
import { ageText } from '../../shared/pets.ts';
import type { AgendaDay, AgendaVisit } from '../../shared/schemas/visit.ts';
import { SPECIES_NAME } from '../../shared/species.ts';
import { Icon } from '../../ui/icon.tsx';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import { awayText, closedText, freeText, type Slot } from './slot-words.ts';
import { daySummary } from './words.ts';

/** Rows that fit on one page as they are; above it they stand closer, and what is free beside a visit is said in its row. */
const ROOMY = 24;

const COLUMNS = ['Hora', 'Paciente', 'A qué viene', 'Quién lo trae', 'Alergias', 'Estado', 'Notas'];

const Visit = ({ visit, month, free }: { visit: AgendaVisit; month: string; free: string | null }) => (
  <tr>
    <td>{clockTime(visit.time)}</td>
    <td>
      <div>
        <b>{visit.patientName}</b> {visit.breed ?? SPECIES_NAME[visit.species].one}, {ageText(visit.birthMonth, month)}
        {visit.mind && `, ${weightText(visit.mind.weight)}`}
      </div>
    </td>
    <td>
      <div>
        <b>{TYPE_NAME[visit.type]}</b>
        {visit.agenda && ` (${visit.agenda.name})`} {visit.notes}
      </div>
    </td>
    <td>
      {visit.ownerPhone && <b className="num">{phoneText(visit.ownerPhone)}</b>} {visit.ownerName}
    </td>
    <td>{visit.mind ? allergyFact(visit.mind) : ''}</td>
    <td>{STATUS_NAME[visit.status]}</td>
    <td>{free}</td>
  </tr>
);

/** A half hour without a visit on paper: free, to be written on, or taken out; null: nothing to say. */
const blank = (day: AgendaDay, slot: Slot): string | null => {
  if (slot.refusal === null) return [freeText(slot), awayText(day, slot)].filter(Boolean).join('; ');
  return slot.refusal === 'clinic_blocked' ? closedText(day, slot) : null;
};

/** A day on one page, for when the power goes: whom to call, what to mind, where to write. */
const DaySheet = ({ day, wall }: { day: AgendaDay; wall: string }) => {
  const isTight = day.visits.length + day.slots.filter((slot) => blank(day, slot) !== null).length > ROOMY;
  return (
    <>
      <div className="sheet-head">
        <h1>{writtenDate(day.date)}</h1>
        <p className="small">
          {daySummary(day)}. Impresa el {shortDate(wall.slice(0, 10))} a las {clockTime(wall.slice(11))}: lo que cambió
          después no está aquí.
        </p>
      </div>
      <table className={`day-sheet ${isTight ? 'tight' : ''}`}>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {day.slots.flatMap((slot) => {
            const text = blank(day, slot);
            const visits = day.visits.filter(({ time }) => time === slot.time);
            const beside = isTight && visits.length > 0;
            return [
              ...visits.map((visit, index) => (
                <Visit
                  key={visit.id}
                  visit={visit}
                  month={wall.slice(0, 7)}
                  free={beside && index === visits.length - 1 ? text : null}
                />
              )),
              text && !beside && (
                <tr key={slot.time} className="soft">
                  <td>{clockTime(slot.time)}</td>
                  <td colSpan={COLUMNS.length - 1}>{text}</td>
                </tr>
              ),
            ];
          })}
        </tbody>
      </table>
    </>
  );
};

/** The button of the day's sheet, and the sheet while it is printed: what stands on the screen, so that it needs no connection. */
export const PrintDay = ({ day }: { day: AgendaDay }) => {
  const wall = useMinute();
  const [printing, setPrinting] = useState(false);
  const close = useCallback(() => setPrinting(false), []);
  const print = () => setPrinting(true);
  useShortcuts([{ key: 'i', name: 'Imprimir la hoja del día', act: print }]);
  return (
    <>
      <button type="button" className="btn line small" onClick={print}>
        <Icon name="printer" />
        Imprimir la hoja del día
      </button>
      {printing && (
        <PrintSheet title={`Agenda del ${writtenDate(day.date)}`} onDone={close}>
          <DaySheet day={day} wall={wall} />
        </PrintSheet>
      )}
    </>
  );
};
