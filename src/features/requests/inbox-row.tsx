import { useState } from 'react';
import { leftOpen } from '../../lib/draft.ts';
import { longDate, recentText } from '../../lib/formats.ts';
import { useAuth } from '../../lib/session.tsx';
import { isLookedAfter } from '../../shared/looked-after.ts';
import { ROLE_NAME } from '../../shared/roles.ts';
import { type InboxRequest, REQUEST_KIND_NAME, REQUEST_TERMS } from '../../shared/schemas/request.ts';
import { instantOf } from '../../shared/time.ts';
import { Tag } from '../../ui/tag.tsx';
import { AnswerForm } from './answer-form.tsx';
import { stateOf } from './due-words.ts';
import { ExtendDialog } from './extend-dialog.tsx';
import { RequestText } from './request-text.tsx';

const Person = ({ person }: { person: InboxRequest['person'] }) =>
  person ? (
    <p className="soft small">
      {person.name} · {ROLE_NAME[person.role]} · {person.email}
    </p>
  ) : (
    <p className="soft small">La cuenta ya no existe: la respuesta cierra la solicitud, pero nadie la lee.</p>
  );

/** One request with its clock; while it is open it can be answered, and its term extended once. `minute` is Bogotá wall time. */
export const InboxRow = ({ request, minute }: { request: InboxRequest; minute: string }) => {
  const [asked, setAsked] = useState<'answer' | 'extend' | null>(() => {
    if (leftOpen(`respuesta:${request.id}`) !== null) return 'answer';
    return leftOpen(`ampliar:${request.id}`) === null ? null : 'extend';
  });
  const [today, now] = [minute.slice(0, 10), instantOf(minute)];
  const { kind, person, createdAt, dueOn, extension, answeredAt } = request;
  const state = stateOf(request, today);
  const open = answeredAt === null;
  const { user: viewer } = useAuth();
  // What admin only sees, admin does not answer either (product.md, Roles).
  const isToors = viewer?.role !== 'toor' && person !== null && !isLookedAfter(person.role);
  const of = person ? ` de ${person.name}` : '';
  return (
    <li className="request">
      <div className="request-head">
        <h2 className="request-title">
          {REQUEST_KIND_NAME[kind]}
          <span className="sr-only">{of}</span> <Tag tone={state.tone}>{state.text}</Tag>
        </h2>
        <Person person={person} />
        <p className="soft small">
          Enviada: {recentText(createdAt, now)}
          {open && ` · Se responde a más tardar el ${longDate(dueOn, today)}`}
        </p>
      </div>
      <RequestText request={request} now={now} today={today} />
      {open && asked === 'answer' && <AnswerForm request={request} onClose={() => setAsked(null)} />}
      {open && isToors && <p className="soft small">La responde un superadministrador.</p>}
      {open && !isToors && asked !== 'answer' && (
        <div className="acts">
          <button type="button" className="btn primary small" onClick={() => setAsked('answer')}>
            Responder<span className="sr-only"> la solicitud{of}</span>
          </button>
          {extension === null && dueOn >= today && (
            <button type="button" className="btn line small" onClick={() => setAsked('extend')}>
              Ampliar {REQUEST_TERMS[kind].more} días hábiles<span className="sr-only"> la solicitud{of}</span>
            </button>
          )}
        </div>
      )}
      {asked === 'extend' && <ExtendDialog request={request} today={today} onClose={() => setAsked(null)} />}
    </li>
  );
};
