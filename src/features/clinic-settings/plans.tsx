import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTRPC } from '../../lib/trpc.ts';
import { DEFAULT_PLANS } from '../../shared/default-plans.ts';
import { RECORD_KIND_NAME } from '../../shared/records.ts';
import { planInput } from '../../shared/schemas/clinic.ts';
import { PLAN_KINDS, type PlanItem } from '../../shared/schemas/plan.ts';
import { searchKey } from '../../shared/search-key.ts';
import { FOLDER_OF, SPECIES, SPECIES_NAME, type Species } from '../../shared/species.ts';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { CheckField, FieldError, SelectField, TextField } from '../../ui/field.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { PartForm } from './parts.tsx';
import { type PartProps, useSend } from './use-settings.ts';

/** An item as it is typed: numbers as text, the first series as '15, 15, 37'. */
type Typed = Omit<PlanItem, 'startsAtDays' | 'seriesDays' | 'everyMonths' | 'note'> & {
  startsAtDays: string;
  seriesDays: string;
  everyMonths: string;
  note: string;
};

const toTyped = (item: PlanItem): Typed => ({
  ...item,
  startsAtDays: String(item.startsAtDays),
  seriesDays: item.seriesDays.join(', '),
  everyMonths: item.everyMonths === null ? '' : String(item.everyMonths),
  note: item.note ?? '',
});
const whole = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
const fromTyped = (typed: Typed) => ({
  ...typed,
  startsAtDays: whole(typed.startsAtDays),
  seriesDays: typed.seriesDays
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(whole),
  everyMonths: typed.everyMonths.trim() === '' ? null : whole(typed.everyMonths),
});

/** An id of its own for a new item; it stays when the name changes, for records refer to it. */
const idFor = (name: string, taken: readonly string[]): string => {
  const base =
    searchKey(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 30) || 'acto';
  const free = [base, ...Array.from({ length: 40 }, (_, index) => `${base}-${index + 2}`)];
  return free.find((id) => !taken.includes(id)) ?? base;
};

const BLANK: Typed = {
  id: '',
  kind: 'vacuna',
  name: '',
  startsAtDays: '',
  seriesDays: '',
  everyMonths: '12',
  isMandatory: false,
  note: '',
};

const Item = ({
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

const Plan = ({ settings, data, species }: PartProps & { species: Species }) => {
  const trpc = useTRPC();
  const form = useRef<HTMLFormElement>(null);
  const { issues, error, isBusy, check, send } = useSend(settings, form);
  const save = useMutation(trpc.clinicSettings.savePlan.mutationOptions());
  const reset = useMutation(trpc.clinicSettings.resetPlan.mutationOptions());
  const own = data.plans.find((plan) => plan.species === species);
  const [items, setItems] = useState(() => (own?.items ?? DEFAULT_PLANS[species].items).map(toTyped));
  const many = SPECIES_NAME[species].many.toLowerCase();
  const onSend = async () => {
    const taken = items.map(({ id }) => id).filter(Boolean);
    const named = items.map((item) => {
      const id = item.id || idFor(item.name, taken);
      taken.push(id);
      return { ...item, id };
    });
    const input = check(planInput, { species, items: named.map(fromTyped) });
    if (!input) return;
    setItems(named);
    await send(() => save.mutateAsync(input), `El plan de ${many} quedó guardado.`);
  };
  return (
    <PartForm formRef={form} onSend={onSend} isBusy={isBusy} error={error} button={`Guardar el plan de ${many}`}>
      <p className="soft">
        {own
          ? 'Este es el plan de tu clínica: de él salen los carnés y los recordatorios.'
          : `Ahora vale el plan de las guías. ${DEFAULT_PLANS[species].note} Si lo cambias, pasa a ser el de tu clínica.`}
      </p>
      {issues.items && <FieldError>{issues.items}</FieldError>}
      {items.map((item, index) => (
        <Item
          // biome-ignore lint/suspicious/noArrayIndexKey: a new item has no id yet, and items do not change places.
          key={index}
          item={item}
          index={index}
          issues={issues}
          onChange={(next) => setItems(items.map((old, at) => (at === index ? next : old)))}
          onRemove={() => setItems(items.filter((_, at) => at !== index))}
        />
      ))}
      <button type="button" className="btn line small justify-self-start" onClick={() => setItems([...items, BLANK])}>
        Agregar vacuna o desparasitación
      </button>
      {own && (
        <TwoFaced
          className="btn quiet small justify-self-start"
          busy={isBusy}
          busyText="Volviendo..."
          onPress={async () => {
            await send(() => reset.mutateAsync({ species }), `Los ${many} vuelven al plan de las guías.`);
            setItems(DEFAULT_PLANS[species].items.map(toTyped));
          }}
        >
          Volver al plan de las guías
        </TwoFaced>
      )}
    </PartForm>
  );
};

/** Vaccination plans by species: the clinic's own, else that of the guides. */
export const Plans = (props: PartProps) => {
  const [species, setSpecies] = useState<Species>('perro');
  return (
    <div className="grid gap-6">
      <ChoiceGroup legend="Especie">
        {SPECIES.map((one) => (
          <span key={one} data-species={FOLDER_OF[one]}>
            <Choice name="especie" value={one} checked={species === one} onChange={() => setSpecies(one)}>
              <Tick />
              {SPECIES_NAME[one].many}
            </Choice>
          </span>
        ))}
      </ChoiceGroup>
      <Plan key={species} {...props} species={species} />
    </div>
  );
};
