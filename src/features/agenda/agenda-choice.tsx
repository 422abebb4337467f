import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../lib/trpc.ts';
import type { ClinicSettings } from '../../shared/schemas/clinic.ts';
import type { Agenda } from '../../shared/schemas/visit.ts';
import { SelectField } from '../../ui/field.tsx';

/** An agenda by its name, beside its colour. */
export const AgendaName = ({ agenda: { name, colour } }: { agenda: Pick<Agenda, 'name' | 'colour'> }) => (
  <span className="agenda-name" data-colour={colour}>
    {name}
  </span>
);

/** An agenda as the clinic has set it. */
type SetAgenda = Agenda & Pick<ClinicSettings['agendas'][number], 'types'>;

/** The agendas that the clinic has; none: its seats have no names, or they are on their way. */
export const useAgendas = (): readonly SetAgenda[] => {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.clinicSettings.get.queryOptions(undefined, { staleTime: 300_000 }));
  return data?.agendas ?? [];
};

/** One of a clinic's agendas by its number, or none of them (undefined, as `none` says); nothing where it has none. */
export const AgendaField = ({
  agendas,
  value,
  none,
  onChange,
}: {
  agendas: readonly Agenda[];
  value: number | undefined;
  none: string;
  onChange: (agenda: number | undefined) => void;
}) =>
  agendas.length > 0 && (
    <SelectField
      label="Agenda"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    >
      <option value="">{none}</option>
      {agendas.map(({ number, name }) => (
        <option key={number} value={number}>
          {name}
        </option>
      ))}
    </SelectField>
  );
