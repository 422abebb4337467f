import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { clockTime, longDate } from '../../lib/formats.ts';
import { useMinute, useToday } from '../../lib/now.ts';
import { useShortcuts } from '../../lib/shortcuts.ts';
import { useWide } from '../../lib/wide.ts';
import { addDays, isRealDate } from '../../shared/time.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AgendaField } from './agenda-choice.tsx';
import { Board } from './board.tsx';
import { ofAgenda } from './by-agenda.ts';
import { ClearHoursDialog } from './clear-hours.tsx';
import { DayColumns } from './day-columns.tsx';
import { PrintDay } from './day-sheet.tsx';
import { DayView, type OnBook } from './day-view.tsx';
import { useDay, useWeek } from './use-agenda.ts';
import { useVisitWork, type VisitWork } from './use-visit-work.ts';
import { VisitDialog } from './visit-dialog.tsx';
import { WaitingList } from './waiting-list.tsx';
import { WeekGrid, WeekList } from './week-view.tsx';
import { daySummary } from './words.ts';

const VIEWS = ['hoy', 'dia', 'semana'] as const;
type View = (typeof VIEWS)[number];
const VIEW_NAME: Record<View, string> = { hoy: 'Hoy', dia: 'Día', semana: 'Semana' };

/** From this width on a week stands as a grid, rem. */
const GRID_REM = 45;

/** What the agenda shows, kept in the address. */
const useShown = () => {
  const today = useToday();
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch());
  const view = VIEWS.find((one) => one === asked.get('vista')) ?? 'hoy';
  const wanted = asked.get('fecha') ?? '';
  const date = view !== 'hoy' && isRealDate(wanted) ? wanted : today;
  const show = (next: View, day: string) =>
    navigate(`${path}?${new URLSearchParams(next === 'hoy' ? {} : { vista: next, fecha: day })}`, { replace: true });
  return { view, date, today, show };
};

// While another day is on its way the one that stands is `inert`: nothing is booked on a day that was left.
type Parts = { date: string; work: VisitWork; onBook: OnBook };

const DayPart = ({ date, work, onBook, board }: Parts & { board: boolean }) => {
  const { data, error, refetch, isPlaceholderData } = useDay(date);
  const wall = useMinute();
  const wide = useWide(GRID_REM);
  const today = useToday();
  const [chosen, setChosen] = useState<number>();
  const [isClearing, setClearing] = useState(false);
  if (error && !data)
    return <LoadFailure text={errorText(error, 'No se pudo cargar la agenda')} onRetry={() => refetch()} />;
  if (!data) return <Loading label="Cargando la agenda" rows={6} />;
  const { agendas } = data;
  const agenda = agendas.find(({ number }) => number === chosen);
  const day = agenda ? ofAgenda(data, agenda) : data;
  const inColumns = wide && !agenda && agendas.length > 0;
  return (
    <section aria-labelledby="dia" inert={isPlaceholderData} className={isPlaceholderData ? 'stale' : ''}>
      <div className="row-head">
        <h2 id="dia">{board ? 'Hoy' : longDate(data.date)}</h2>
        <p className="soft small num">
          {daySummary(day)}
          {board && ` · ${clockTime(wall.slice(11))}`}
        </p>
        <PrintDay day={day} />
      </div>
      <div className="agenda-filter">
        <AgendaField agendas={agendas} value={agenda?.number} none="Todas" onChange={setChosen} />
        {date >= today && (
          <button type="button" className="btn line small" onClick={() => setClearing(true)}>
            Despejar horas
          </button>
        )}
        <WaitingList onBook={onBook} />
      </div>
      {isClearing && <ClearHoursDialog date={date} agenda={agenda?.number} onClose={() => setClearing(false)} />}
      {board ? (
        <Board day={day} work={work} />
      ) : (
        <DayView day={day} work={work} onBook={(start) => onBook(start, agenda?.number)}>
          {inColumns && <DayColumns day={day} agendas={agendas} work={work} onBook={onBook} />}
        </DayView>
      )}
    </section>
  );
};

const WeekPart = ({ date, work, onBook, onDay }: Parts & { onDay: (date: string) => void }) => {
  const { data, error, refetch, isPlaceholderData } = useWeek(date);
  const wide = useWide(GRID_REM);
  if (error && !data)
    return <LoadFailure text={errorText(error, 'No se pudo cargar la semana')} onRetry={() => refetch()} />;
  if (!data) return <Loading label="Cargando la semana" rows={6} />;
  const props = { days: data.days, work, onDay };
  return (
    <section aria-labelledby="semana" inert={isPlaceholderData} className={isPlaceholderData ? 'stale' : ''}>
      <h2 id="semana" className="mb-4">
        Del {longDate(data.from)} al {longDate(addDays(data.from, 6))}
      </h2>
      {wide ? <WeekGrid {...props} onBook={onBook} /> : <WeekList {...props} />}
    </section>
  );
};

/** The clinic's agenda: today as it moves, any day by its hours, any week. `onBook` opens the booking of a free time. */
export const AgendaPage = ({ onBook }: { onBook: OnBook }) => {
  const { view, date, today, show } = useShown();
  const work = useVisitWork();
  const step = view === 'semana' ? 7 : 1;
  const [before, after] =
    view === 'semana' ? ['Siete días antes', 'Siete días después'] : ['Día anterior', 'Día siguiente'];
  const move = (days: number) => show(view, addDays(date, days));
  useShortcuts([
    ...VIEWS.map((one) => ({
      key: VIEW_NAME[one].charAt(0).toLowerCase(),
      name: VIEW_NAME[one],
      act: () => show(one, date),
    })),
    ...(view === 'hoy'
      ? []
      : [
          { key: '-', name: before, act: () => move(-step) },
          { key: '+', name: after, act: () => move(step) },
        ]),
  ]);
  return (
    <>
      <div className="agenda-bar">
        <ChoiceGroup legend={<span className="sr-only">Qué mostrar</span>}>
          {VIEWS.map((one) => (
            <Choice key={one} name="vista" value={one} checked={view === one} onChange={() => show(one, date)}>
              <Tick />
              {VIEW_NAME[one]}
            </Choice>
          ))}
        </ChoiceGroup>
        {view !== 'hoy' && (
          <div className="agenda-move">
            <button type="button" className="icon-btn" aria-label={before} onClick={() => move(-step)}>
              <Icon name="chevron-left" />
            </button>
            <Field label="Ir a la fecha">
              {(control) => (
                <input
                  type="date"
                  className="input"
                  {...control}
                  value={date}
                  onChange={({ target }) => isRealDate(target.value) && show(view, target.value)}
                />
              )}
            </Field>
            <button type="button" className="icon-btn" aria-label={after} onClick={() => move(step)}>
              <Icon name="chevron-right" />
            </button>
            <button type="button" className="btn line small" onClick={() => show(view, today)}>
              Ir a hoy
            </button>
          </div>
        )}
      </div>
      {view === 'semana' ? (
        <WeekPart date={date} work={work} onBook={onBook} onDay={(day) => show('dia', day)} />
      ) : (
        <DayPart key={view} date={date} work={work} onBook={onBook} board={view === 'hoy'} />
      )}
      <VisitDialog work={work} />
    </>
  );
};
