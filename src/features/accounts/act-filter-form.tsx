import type { Act } from '../../shared/acts.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { ACT_CHOICES, type ActFilters } from './act-filters.ts';
import { PersonField } from './person-field.tsx';

/** Who did it, to whom, which act, between which days. Each change narrows at once. */
export const ActFilterForm = ({
  filters,
  onChange,
  onClear,
}: {
  filters: ActFilters;
  onChange: (change: { [Name in keyof ActFilters]?: ActFilters[Name] | undefined }) => void;
  onClear: () => void;
}) => (
  <search className="act-filters">
    <PersonField label="Quién lo hizo" id={filters.actor} onChange={(actor) => onChange({ actor })} />
    <PersonField label="Sobre quién" id={filters.target} onChange={(target) => onChange({ target })} />
    <SelectField
      label="Acto"
      value={filters.action ?? ''}
      onChange={({ target }) => onChange({ action: (target.value || undefined) as Act | undefined })}
    >
      <option value="">Todos</option>
      {ACT_CHOICES.map(([act, text]) => (
        <option key={act} value={act}>
          {text}
        </option>
      ))}
    </SelectField>
    <div className="field-row">
      <TextField
        label="Desde"
        type="date"
        max={filters.to}
        value={filters.from ?? ''}
        onChange={({ target }) => onChange({ from: target.value || undefined })}
      />
      <TextField
        label="Hasta"
        type="date"
        min={filters.from}
        value={filters.to ?? ''}
        onChange={({ target }) => onChange({ to: target.value || undefined })}
      />
    </div>
    {Object.keys(filters).length > 0 && (
      <button type="button" className="btn quiet small" onClick={onClear}>
        Quitar filtros
      </button>
    )}
  </search>
);
