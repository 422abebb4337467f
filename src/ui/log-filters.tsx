import type { ReactNode } from 'react';
import { TextField } from './field.tsx';

type Days = { from?: string; to?: string };

/** Conditions of a long log: those that `children` draw, the days, and the way to take all away. Each change narrows at once. */
export const LogFilters = ({
  days: { from, to },
  isNarrowed,
  onDays,
  onClear,
  children,
}: {
  /** YYYY-MM-DD, both included. */
  days: Days;
  isNarrowed: boolean;
  onDays: (change: { from?: string | undefined; to?: string | undefined }) => void;
  onClear: () => void;
  children: ReactNode;
}) => (
  <search className="act-filters">
    {children}
    <div className="field-row">
      <TextField
        label="Desde"
        type="date"
        max={to}
        value={from ?? ''}
        onChange={({ target }) => onDays({ from: target.value || undefined })}
      />
      <TextField
        label="Hasta"
        type="date"
        min={from}
        value={to ?? ''}
        onChange={({ target }) => onDays({ to: target.value || undefined })}
      />
    </div>
    {isNarrowed && (
      <button type="button" className="btn quiet small" onClick={onClear}>
        Quitar filtros
      </button>
    )}
  </search>
);
