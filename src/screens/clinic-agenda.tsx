import { useState } from 'react';
import { useSearch } from 'wouter';
import { AgendaPage } from '../features/agenda/agenda-page.tsx';
import { BookButton } from '../features/agenda/book-button.tsx';
import { BookDialog, bookingDay } from '../features/agenda/book-dialog.tsx';
import { ClinicFeed } from '../features/agenda/clinic-feed.tsx';
import { FeedAddress } from '../features/appointments/feed-address.tsx';
import { PatientChoice } from '../features/clients/patient-choice.tsx';
import { ClinicNav } from '../features/clinic/clinic-nav.tsx';
import { OpenRecords, WhereOpen } from '../features/clinic/closed-records.tsx';
import { useMinute } from '../lib/now.ts';
import { defineScreen } from '../lib/screen.ts';
import { isRealDate } from '../shared/time.ts';

/** The day that is shown, where it is to come; else the next on which a visit can be. */
const dayShown = (asked: URLSearchParams, wall: string): string => {
  const [first, day] = [bookingDay(wall), asked.get('fecha') ?? ''];
  return asked.get('vista') === 'dia' && isRealDate(day) && day > first ? day : first;
};

const View = () => {
  const asked = new URLSearchParams(useSearch());
  const wall = useMinute();
  const [start, setStart] = useState<string | null>(null);
  const [agenda, setAgenda] = useState<number>();
  return (
    <>
      <ClinicNav />
      <div className="wrap-app app-screen">
        <header className="screen-head">
          <h1>Agenda</h1>
          <WhereOpen>
            <BookButton
              onPress={() => {
                setStart(dayShown(asked, wall));
                setAgenda(undefined);
              }}
            />
          </WhereOpen>
        </header>
        <OpenRecords>
          <AgendaPage
            onBook={(start, agenda) => {
              setStart(start);
              setAgenda(agenda);
            }}
          />
          <details className="fold">
            <summary>
              <h2>La agenda en tu calendario</h2>
            </summary>
            <ClinicFeed Address={FeedAddress} />
          </details>
        </OpenRecords>
        {start && <BookDialog start={start} agenda={agenda} Patient={PatientChoice} onClose={() => setStart(null)} />}
      </div>
    </>
  );
};

export const screen = defineScreen({
  api: true,
  head: () => ({ title: 'Agenda', description: 'El día y la semana de tu clínica, por horas y cupos.' }),
  View,
});
