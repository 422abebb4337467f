import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTRPC } from '../../lib/trpc.ts';
import { DEFAULT_PLANS } from '../../shared/default-plans.ts';
import { planInput } from '../../shared/schemas/clinic.ts';
import { FOLDER_OF, SPECIES, SPECIES_NAME, type Species } from '../../shared/species.ts';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { FieldError } from '../../ui/field.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { PartForm } from './parts.tsx';
import { BLANK, fromTyped, Item, idFor, toTyped } from './plan-item.tsx';
import { type PartProps, useSend } from './use-settings.ts';

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
  if (props.data.memberRole === 'recepcion')
    return <p className="soft">El plan de vacunación lo decide quien es veterinario o titular de la clínica.</p>;
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
