import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { useMinute } from '../../lib/now.ts';
import type { InboxInput } from '../../shared/schemas/request.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { InboxRow } from './inbox-row.tsx';
import { useInbox } from './use-requests.ts';

type State = InboxInput['state'];
const STATES: readonly { value: State; label: string }[] = [
  { value: 'open', label: 'Por responder' },
  { value: 'answered', label: 'Respondidas' },
];
const NONE: Record<State, { title: string; text: string }> = {
  open: {
    title: 'Nadie espera respuesta',
    text: 'Cuando alguien pregunte por sus datos o pida corregirlos, la solicitud aparece aquí con su fecha límite.',
  },
  answered: { title: 'Todavía no hay respuestas', text: 'Las solicitudes respondidas quedan aquí con su respuesta.' },
};

const List = ({ state }: { state: State }) => {
  const list = useInbox(state);
  const minute = useMinute();
  if (list.error && !list.data)
    return (
      <LoadFailure
        text={errorText(list.error, 'No se pudieron cargar las solicitudes')}
        onRetry={() => list.refetch()}
      />
    );
  if (!list.data) return <Loading label="Cargando las solicitudes" rows={4} />;
  const rows = list.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <Empty title={NONE[state].title}>{NONE[state].text}</Empty>;
  return (
    <>
      <ul className="requests">
        {rows.map((request) => (
          <InboxRow key={request.id} request={request} minute={minute} />
        ))}
      </ul>
      <MoreButton list={list}>Ver más solicitudes</MoreButton>
    </>
  );
};

/** What people ask about their data, by last day to answer, for those who look after accounts. */
export const Inbox = () => {
  const [state, setState] = useState<State>('open');
  return (
    <div className="inbox">
      <p className="lede measure">
        Una consulta se responde en máximo 10 días hábiles y un reclamo en máximo 15, contados desde el día siguiente.
        Si no alcanza, el plazo se amplía una sola vez, antes de que venza y diciendo por qué.
      </p>
      <ChoiceGroup legend="Mostrar">
        {STATES.map(({ value, label }) => (
          <Choice key={value} name="estado" checked={state === value} onChange={() => setState(value)}>
            <Tick />
            {label}
          </Choice>
        ))}
      </ChoiceGroup>
      <List key={state} state={state} />
    </div>
  );
};
