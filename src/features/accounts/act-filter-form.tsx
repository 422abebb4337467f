import type { Change } from '../../lib/address-filters.ts';
import { LogFilters } from '../../ui/log-filters.tsx';
import { ActField } from './act-field.tsx';
import type { ActFilters } from './act-filters.ts';
import { PersonField } from './person-field.tsx';

/** Who did it, to whom, which act, between which days. */
export const ActFilterForm = ({
  filters,
  isNarrowed,
  onChange,
  onClear,
}: {
  filters: ActFilters;
  isNarrowed: boolean;
  onChange: (change: Change<ActFilters>) => void;
  onClear: () => void;
}) => (
  <LogFilters days={filters} isNarrowed={isNarrowed} onDays={onChange} onClear={onClear}>
    <PersonField label="Quién lo hizo" id={filters.actor} onChange={(actor) => onChange({ actor })} />
    <PersonField label="Sobre quién" id={filters.target} onChange={(target) => onChange({ target })} />
    <ActField act={filters.action} onChange={(action) => onChange({ action })} />
  </LogFilters>
);
