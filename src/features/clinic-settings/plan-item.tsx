import { RECORD_KIND_NAME } from '../../shared/records.ts';
import { PLAN_KINDS, type PlanItem } from '../../shared/schemas/plan.ts';
import { searchKey } from '../../shared/search-key.ts';
import { CheckField, SelectField, TextField } from '../../ui/field.tsx';

/** An item as it is typed: numbers as text, the first series as '15, 15, 37'. */
export type Typed = Omit<PlanItem, 'startsAtDays' | 'seriesDays' | 'everyMonths' | 'note'> & {
  startsAtDays: string;
  seriesDays: string;
  everyMonths: string;
  note: string;
};

export const toTyped = (item: PlanItem): Typed => ({
  ...item,
  startsAtDays: String(item.startsAtDays),
  seriesDays: item.seriesDays.join(', '),
  everyMonths: item.everyMonths === null ? '' : String(item.everyMonths),
  note: item.note ?? '',
});
const whole = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
export const fromTyped = (typed: Typed) => ({
  ...typed,
  startsAtDays: whole(typed.startsAtDays),
  seriesDays: typed.seriesDays
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(whole),
  everyMonths: typed.everyMonths.trim() === '' ? null : whole(typed.everyMonths),
});

/** An id of its own for a new item; it stays when the name changes, for records refer to it. */
export const idFor = (name: string, taken: readonly string[]): string => {
  const base =
    searchKey(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 30) || 'acto';
  const free = [base, ...Array.from({ length: 40 }, (_, index) => `${base}-${index + 2}`)];
  return free.find((id) => !taken.includes(id)) ?? base;
};

export const BLANK: Typed = {
  id: '',
  kind: 'vacuna',
  name: '',
  startsAtDays: '',
  seriesDays: '',
  everyMonths: '12',
  isMandatory: false,
  note: '',
};

export const Item = ({
  item,
  index,
  issues,
  onChange,
  onRemove,
}: {
  item: Typed;
  index: number;
  issues: Record<string, string>;
  onChange: (item: Typed) => void;
  onRemove: () => void;
}) => {
  const at = (key: string) =>
    issues[`items.${index}.${key}`] ??
    Object.entries(issues).find(([path]) => path.startsWith(`items.${index}.${key}.`))?.[1];
  const text = (key: 'name' | 'startsAtDays' | 'seriesDays' | 'everyMonths' | 'note') => ({
    value: item[key],
    error: at(key),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...item, [key]: target.value }),
  });
  return (
    <fieldset className="plan-item form">
      <legend>{item.name || 'Acto nuevo'}</legend>
      <div className="field-row">
        <TextField label="Nombre" maxLength={60} required {...text('name')} />
        <SelectField
          label="Qué es"
          value={item.kind}
          onChange={({ target }) => onChange({ ...item, kind: target.value as Typed['kind'] })}
        >
          {PLAN_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {RECORD_KIND_NAME[kind]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="field-row">
        <TextField
          label="Primera dosis"
          hint="Edad en días."
          unit="días"
          inputMode="numeric"
          maxLength={4}
          required
          {...text('startsAtDays')}
        />
        <TextField
          label="Días entre dosis de la primera serie"
          optional
          hint="Separados por comas: 15, 15, 37. En blanco, una sola dosis."
          maxLength={40}
          {...text('seriesDays')}
        />
      </div>
      <div className="field-row">
        <TextField
          label="Refuerzo cada"
          optional
          hint="En blanco, no se repite."
          unit="meses"
          inputMode="numeric"
          maxLength={2}
          {...text('everyMonths')}
        />
        <TextField label="Nota" optional hint="La lee el dueño en el carné." maxLength={200} {...text('note')} />
      </div>
      <CheckField
        checked={item.isMandatory}
        onChange={({ target }) => onChange({ ...item, isMandatory: target.checked })}
      >
        La ley la exige
      </CheckField>
      <button type="button" className="btn danger-line small justify-self-start" onClick={onRemove}>
        Quitar {item.name || 'este acto'}
      </button>
    </fieldset>
  );
};
