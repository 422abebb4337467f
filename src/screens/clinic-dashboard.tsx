import { useState } from 'react';
import { BookButton } from '../features/agenda/book-button.tsx';
import { BookDialog, bookingDay } from '../features/agenda/book-dialog.tsx';
import { PanelDay } from '../features/agenda/panel-day.tsx';
import { PatientChoice } from '../features/clients/patient-choice.tsx';
import { ClinicNav } from '../features/clinic/clinic-nav.tsx';
import { OpenRecords, WhereOpen } from '../features/clinic/closed-records.tsx';
import { Entries } from '../features/clinic/entries.tsx';
import { Figures } from '../features/clinic/figures.tsx';
import { LicenceAsk } from '../features/clinic/licence-ask.tsx';
import { Coming, Recent, Unread } from '../features/clinic/panel-lists.tsx';
import { RequestsLine } from '../features/clinic/requests-line.tsx';
import { StockLine, useLowBatches } from '../features/clinic/stock-line.tsx';
import { usePanel } from '../features/clinic/use-panel.ts';
import { type BreedsByFolder, everyBreed, PetPortrait } from '../features/guides/pictures/pet-portrait.tsx';
import { PushLine } from '../features/push/push-line.tsx';
import type { DrawPet } from '../lib/draw-pet.ts';
import { errorText } from '../lib/errors.ts';
import { longDate } from '../lib/formats.ts';
import { useMinute } from '../lib/now.ts';
import { defineScreen } from '../lib/screen.ts';
import { useAuth } from '../lib/session.tsx';
import { LoadFailure } from '../ui/alert.tsx';
import { Loading } from '../ui/empty.tsx';

const View = ({ data: breeds }: { data: BreedsByFolder }) => {
  const { user } = useAuth();
  const wall = useMinute();
  const today = wall.slice(0, 10);
  const [start, setStart] = useState<string | null>(null);
  const panel = usePanel();
  const lowBatches = useLowBatches();
  const draw: DrawPet = (pet, sizes) => <PetPortrait pet={pet} breeds={breeds} sizes={sizes} />;
  return (
    <>
      <ClinicNav />
      <div className="wrap-app app-screen">
        <header className="screen-head">
          <div>
            <p className="soft small">
              {panel.data?.clinicName ?? user?.name} · {longDate(today)}
            </p>
            <h1>Panel Veterinario</h1>
          </div>
          <WhereOpen>
            <BookButton onPress={() => setStart(bookingDay(wall))} />
          </WhereOpen>
        </header>
        {/* Before what comes late: a press there was lost when the line above it appeared meanwhile. */}
        <Entries />
        <WhereOpen>
          <PushLine what="Te avisamos en este dispositivo cuando pidan o cancelen una cita." />
        </WhereOpen>
        <OpenRecords>
          {panel.error && !panel.data && (
            <LoadFailure
              text={errorText(panel.error, 'No se pudieron cargar las cifras')}
              onRetry={() => panel.refetch()}
            />
          )}
          {panel.isPending && <Loading label="Cargando las cifras" rows={2} />}
          {panel.data && (
            <div className="grid gap-4">
              {panel.data.asksLicence && <LicenceAsk />}
              <Figures figures={panel.data.figures} />
              <RequestsLine figures={panel.data.figures} />
              <StockLine many={lowBatches} />
            </div>
          )}
          <PanelDay />
          {panel.data && (
            <div className="clinic-columns">
              <Coming rows={panel.data.coming} today={today} />
              <Recent rows={panel.data.recent} draw={draw} />
              <Unread rows={panel.data.unread} />
            </div>
          )}
        </OpenRecords>
        {start && <BookDialog start={start} Patient={PatientChoice} onClose={() => setStart(null)} />}
      </div>
    </>
  );
};

export const screen = defineScreen({
  api: true,
  load: everyBreed,
  head: () => ({ title: 'Panel Veterinario', description: 'Las citas de hoy y las que vienen.' }),
  View,
});
