import { type ReactNode, useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { clockTime, longDate } from '../../lib/formats.ts';
import { useMinute, useToday } from '../../lib/now.ts';
import { addDays } from '../../shared/time.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Board } from './board.tsx';
import { DayView, type OnBook } from './day-view.tsx';
import { useDay } from './use-agenda.ts';
import { useVisitWork, type VisitWork } from './use-visit-work.ts';
import { VisitDialog } from './visit-dialog.tsx';

const Today = ({ work }: { work: VisitWork }) => {
  const { data, error, refetch } = useDay(useToday());
  const wall = useMinute();
  return (
    <section aria-labelledby="hoy">
      <div className="row-head">
        <h2 id="hoy">Hoy</h2>
        <p className="soft small num panel-clock">
          <Icon name="clock" />
          {clockTime(wall.slice(11))}
        </p>
      </div>
      {error && !data && (
        <LoadFailure text={errorText(error, 'No se pudieron cargar las citas de hoy')} onRetry={() => refetch()} />
      )}
      {!data && !error && <Loading label="Cargando las citas de hoy" rows={4} />}
      {data && <Board day={data} work={work} />}
    </section>
  );
};

const AnyDay = ({ work, onBook }: { work: VisitWork; onBook: OnBook }) => {
  const today = useToday();
  const [chosen, setChosen] = useState<string | null>(null);
  const date = chosen ?? today;
  const { data, error, refetch, isPlaceholderData } = useDay(date);
  return (
    <section aria-labelledby="agenda-dia" className={isPlaceholderData ? 'stale' : ''}>
      <div className="row-head">
        <h2 id="agenda-dia">Agenda del día</h2>
        <div className="panel-move">
          <button
            type="button"
            className="icon-btn"
            aria-label="Día anterior"
            onClick={() => setChosen(addDays(date, -1))}
          >
            <Icon name="chevron-left" />
          </button>
          <button type="button" className="btn line small" onClick={() => setChosen(null)}>
            Hoy
          </button>
          <button
            type="button"
            className="icon-btn"
            aria-label="Día siguiente"
            onClick={() => setChosen(addDays(date, 1))}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
      </div>
      <p className="soft small" role="status">
        {date === today ? 'Hoy, ' : ''}
        {longDate(date, today)}
      </p>
      {error && !data && (
        <LoadFailure text={errorText(error, 'No se pudo cargar la agenda')} onRetry={() => refetch()} />
      )}
      {!data && !error && <Loading label="Cargando la agenda" rows={6} />}
      {data && (
        <div inert={isPlaceholderData}>
          <DayView day={data} work={work} onBook={onBook} />
        </div>
      )}
    </section>
  );
};

/** The day on the clinic's panel: today as it moves, then any day by its hours with `beside` next to it. */
export const PanelDay = ({ onBook, beside }: { onBook: OnBook; beside: ReactNode }) => {
  const work = useVisitWork();
  return (
    <>
      <Today work={work} />
      <div className="clinic-columns">
        <AnyDay work={work} onBook={onBook} />
        <div className="clinic-beside">{beside}</div>
      </div>
      <VisitDialog work={work} />
    </>
  );
};
