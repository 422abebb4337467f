import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTRPC } from '../../lib/trpc.ts';
import { TEXT } from '../../shared/limits.ts';
import { RECORD_KIND_NAME, RECORD_KINDS, type RecordKind } from '../../shared/records.ts';
import { type ClinicSettings, clinicTextInput } from '../../shared/schemas/clinic.ts';
import { type BodyPart, PART_LENGTH, partsOf } from '../../shared/schemas/record.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Empty } from '../../ui/empty.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { PartForm } from './parts.tsx';
import { type PartProps, useSend } from './use-settings.ts';

type Kept = ClinicSettings['texts'][number];
type Typed = Pick<Kept, 'purpose' | 'kind' | 'title' | 'body'> & { id: string | null };

const PART_NAME: Record<BodyPart, string> = {
  reason: 'Motivo',
  findings: 'Hallazgos',
  diagnosis: 'Diagnóstico',
  plan: 'Plan',
  text: 'Texto',
};
const ANSWER: Typed = { id: null, purpose: 'answer', kind: null, title: '', body: { text: '' } };
const RECORD: Typed = { id: null, purpose: 'record', kind: 'consulta', title: '', body: {} };

const partNames = ({ purpose, kind }: Typed): readonly BodyPart[] =>
  purpose === 'answer' || kind === null ? ['text'] : partsOf(kind);

const Editor = ({ settings, start, onDone }: Pick<PartProps, 'settings'> & { start: Typed; onDone: () => void }) => {
  const trpc = useTRPC();
  const form = useRef<HTMLFormElement>(null);
  const { issues, error, isBusy, check, send } = useSend(settings, form);
  const save = useMutation(trpc.clinicSettings.saveText.mutationOptions());
  const [typed, setTyped] = useState(start);
  const parts = partNames(typed);
  const onSend = async () => {
    const body = Object.fromEntries(parts.map((part) => [part, typed.body[part] ?? '']));
    const input = check(clinicTextInput, { ...typed, body });
    if (!input) return;
    if (await send(() => save.mutateAsync(input), `«${input.title}» quedó guardado.`)) onDone();
  };
  return (
    <PartForm formRef={form} onSend={onSend} isBusy={isBusy} error={error}>
      {typed.purpose === 'record' && (
        <SelectField
          label="Para qué registro"
          value={typed.kind ?? 'nota'}
          onChange={({ target }) => setTyped({ ...typed, kind: target.value as RecordKind })}
        >
          {RECORD_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {RECORD_KIND_NAME[kind]}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label="Nombre"
        hint="Con él la encuentras en la lista."
        maxLength={TEXT.name}
        required
        value={typed.title}
        onChange={({ target }) => setTyped({ ...typed, title: target.value })}
        error={issues.title}
      />
      {parts.map((part, index) => (
        <TextAreaField
          key={part}
          label={PART_NAME[part]}
          optional={parts.length > 1}
          rows={parts.length > 1 ? 2 : 5}
          maxLength={typed.purpose === 'answer' ? TEXT.message : PART_LENGTH}
          value={typed.body[part] ?? ''}
          onChange={({ target }) => setTyped({ ...typed, body: { ...typed.body, [part]: target.value } })}
          error={index === 0 ? issues.body : undefined}
        />
      ))}
      <button type="button" className="btn quiet small justify-self-start" onClick={onDone}>
        Volver a la lista
      </button>
    </PartForm>
  );
};

const List = ({
  title,
  empty,
  texts,
  onEdit,
  onNew,
  onRemove,
}: {
  title: string;
  empty: string;
  texts: readonly Kept[];
  onEdit: (text: Kept) => void;
  onNew: () => void;
  onRemove: (text: Kept) => void;
}) => (
  <section className="grid gap-4 narrow-form" aria-label={title}>
    <div className="row-head">
      <h3>{title}</h3>
      <button type="button" className="btn line small" onClick={onNew}>
        Agregar
      </button>
    </div>
    {texts.length === 0 && <Empty title="Ninguna todavía">{empty}</Empty>}
    <ul className="setting-lines">
      {texts.map((text) => (
        <li key={text.id} className="setting-line">
          <span>
            <b>{text.title}</b> {text.kind && <span className="soft small">{RECORD_KIND_NAME[text.kind]}</span>}
            <span className="small soft clip">{Object.values(text.body).filter(Boolean).join(' · ')}</span>
          </span>
          <span className="member-acts">
            <button type="button" className="btn line small" onClick={() => onEdit(text)}>
              Editar<span className="sr-only"> {text.title}</span>
            </button>
            <button type="button" className="btn danger-line small" onClick={() => onRemove(text)}>
              Quitar<span className="sr-only"> {text.title}</span>
            </button>
          </span>
        </li>
      ))}
    </ul>
  </section>
);

/** Texts kept ready: answers to messages, and beginnings of records. */
export const Texts = ({ settings, data }: PartProps) => {
  const trpc = useTRPC();
  const { error, isBusy, send } = useSend(settings);
  const remove = useMutation(trpc.clinicSettings.removeText.mutationOptions());
  const [editing, setEditing] = useState<Typed | null>(null);
  const [leaving, setLeaving] = useState<Kept | null>(null);
  if (editing) return <Editor settings={settings} start={editing} onDone={() => setEditing(null)} />;
  const list = (purpose: 'answer' | 'record', title: string, empty: string, blank: Typed) => (
    <List
      title={title}
      empty={empty}
      texts={data.texts.filter((text) => text.purpose === purpose)}
      onEdit={setEditing}
      onNew={() => setEditing(blank)}
      onRemove={setLeaving}
    />
  );
  return (
    <div className="grid gap-10">
      {list('answer', 'Respuestas a mensajes', 'Guarda lo que escribes a diario: horario, ayuno, vacunas.', ANSWER)}
      {list('record', 'Plantillas de historia', 'Guarda el comienzo de lo que registras seguido.', RECORD)}
      {leaving && (
        <Confirm
          title={`¿Quitar «${leaving.title}»?`}
          verb={`Quitar «${leaving.title}»`}
          pendingText="Quitando..."
          pending={isBusy}
          error={error}
          onClose={() => setLeaving(null)}
          onConfirm={async () => {
            const gone = await send(() => remove.mutateAsync({ id: leaving.id }), `«${leaving.title}» se quitó.`);
            if (gone !== null) setLeaving(null);
          }}
        >
          <p>El texto se borra para todo el equipo. Lo que ya se escribió con él no cambia.</p>
        </Confirm>
      )}
    </div>
  );
};
