import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RecordKind } from '../../shared/records.ts';
import { BODY_PARTS } from '../../shared/schemas/record.ts';
import { SelectField } from '../../ui/field.tsx';
import { append, type Begun, begin, type Texts, undo } from './template.ts';
import type { Sent, Typed } from './typed-record.ts';
import { PART_NAME } from './words.ts';

/** A beginning that a clinic keeps ready for a kind of record. */
export type Template = { id: string; kind: RecordKind | null; title: string; body: Record<string, string> };

const listed = new Intl.ListFormat('es-CO');
const nameOf = (field: string): string => PART_NAME[field as keyof typeof PART_NAME] ?? 'Título';

/** Begins a record with one of the clinic's texts: it fills what is empty and can be taken back; what was typed stays. */
export const TemplateField = ({
  form: { getValues, setValue },
  offered,
}: {
  form: UseFormReturn<Typed, unknown, Sent>;
  offered: readonly Template[];
}) => {
  const [chosen, setChosen] = useState('');
  const [begun, setBegun] = useState<Begun | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const template = offered.find(({ id }) => id === chosen);

  const typed = (): Texts => {
    const values = getValues();
    return Object.fromEntries([...BODY_PARTS, 'title' as const].map((field) => [field, values[field]]));
  };
  const write = (texts: Texts) => {
    for (const [field, text] of Object.entries(texts))
      setValue(field as keyof Typed, text as never, { shouldDirty: true });
  };
  const takeBack = () => begun && write(undo(begun, typed()));
  const choose = (id: string) => {
    // Another template takes the place of the first one's untouched text.
    takeBack();
    const next = offered.find((one) => one.id === id);
    const done = next ? begin(next.body, typed()) : null;
    if (done) write(done.after);
    setChosen(id);
    setBegun(done);
  };
  const filled = Object.keys(begun?.after ?? {});

  return (
    <>
      <SelectField
        ref={select}
        label="Plantilla"
        optional
        hint="Llena solo lo que está vacío."
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Sin plantilla</option>
        {offered.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <div role="status" className="template-done">
        {template && begun && (
          <>
            <p className="small">
              {filled.length > 0 && `«${template.title}» llenó ${listed.format(filled.map(nameOf))}. `}
              {begun.kept.length > 0 && `${listed.format(begun.kept.map(nameOf))}: quedó lo que escribiste. `}
              {filled.length + begun.kept.length === 0 && `«${template.title}» ya está en lo que escribiste.`}
            </p>
            {begun.kept.length > 0 && (
              <button
                type="button"
                className="btn line small"
                onClick={() => {
                  const done = append(template.body, typed(), begun, ['reason', 'title']);
                  write(done.after);
                  setBegun(done);
                  select.current?.focus();
                }}
              >
                Agregarla debajo de lo mío
              </button>
            )}
            {filled.length > 0 && (
              <button
                type="button"
                className="btn quiet small"
                onClick={() => {
                  choose('');
                  select.current?.focus();
                }}
              >
                Deshacer
              </button>
            )}
          </>
        )}
      </div>
    </>
  );
};
