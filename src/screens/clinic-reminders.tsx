import { useState } from 'react';
import { BookDialog, bookingDay } from '../features/agenda/book-dialog.tsx';
import { PatientChoice } from '../features/clients/patient-choice.tsx';
import { ClinicNav } from '../features/clinic/clinic-nav.tsx';
import { OpenRecords } from '../features/clinic/closed-records.tsx';
import { ByHandList } from '../features/reminders/by-hand.tsx';
import { ReachedList } from '../features/reminders/reached.tsx';
import { RemindersPage } from '../features/reminders/reminders-page.tsx';
import { listed } from '../features/reminders/words.ts';
import { useMinute } from '../lib/now.ts';
import { defineScreen } from '../lib/screen.ts';
import { visitTypeFor } from '../shared/due.ts';
import type { PatientRow } from '../shared/schemas/client.ts';
import type { Reminder } from '../shared/schemas/reminder.ts';

/** The patient of a reminder as the booking takes it. */
const patientOf = ({ petId, petName, species, ownerName, ownerPhone }: Reminder): PatientRow => ({
  id: petId,
  name: petName,
  species,
  breed: null,
  owner: ownerName,
  ownerPhone,
  lastVisit: null,
  clientId: null,
  isOpen: true,
});

/** What the visit is for: the type of the most urgent thing, and all of them in words for whoever attends. */
const visitOf = ({ items }: Reminder) => {
  const [first] = items.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
  return {
    ...(first && { type: visitTypeFor(first.kind) }),
    notes: listed(items.map(({ name }) => name)),
  };
};

const View = () => {
  const wall = useMinute();
  const [row, setRow] = useState<Reminder | null>(null);
  return (
    <>
      <ClinicNav />
      <div className="wrap-app app-screen">
        <header className="screen-head">
          <div>
            <p className="soft small">Lo que se vence en los próximos 30 días</p>
            <h1>Recordatorios</h1>
          </div>
        </header>
        <OpenRecords>
          <ByHandList />
          <RemindersPage onBook={setRow} />
          <ReachedList />
        </OpenRecords>
        {row && (
          <BookDialog
            start={bookingDay(wall)}
            patient={patientOf(row)}
            {...visitOf(row)}
            Patient={PatientChoice}
            onClose={() => setRow(null)}
          />
        )}
      </div>
    </>
  );
};

export const screen = defineScreen({
  api: true,
  head: () => ({ title: 'Recordatorios', description: 'A quién le toca vacuna o desparasitación pronto.' }),
  View,
});
