import type { TypedPaid } from '../../../lib/charges.ts';
import { METHOD_NAME, METHODS } from '../../../shared/charges.ts';
import { Choice, ChoiceGroup, Tick } from '../../../ui/choices.tsx';
import { TextField } from '../../../ui/field.tsx';

/** How it is paid: one press for all by one way; several ways or a part by amounts. `mayOwe`: nothing may be paid now. */
export const PaidFields = ({
  paid,
  onChange,
  mayOwe,
  error,
}: {
  paid: TypedPaid;
  onChange: (paid: TypedPaid) => void;
  mayOwe: boolean;
  error?: string | undefined;
}) => (
  <>
    <ChoiceGroup legend="¿Cómo paga?" error={error}>
      {[
        ...METHODS.map((way) => [way, METHOD_NAME[way]] as const),
        ['parts', 'Varios medios o una parte'] as const,
        ...(mayOwe ? [['none', 'Queda debiendo'] as const] : []),
      ].map(([way, name]) => (
        <Choice
          key={way}
          name="medio"
          value={way}
          checked={paid.way === way}
          onChange={() => onChange({ ...paid, way })}
        >
          <Tick />
          {name}
        </Choice>
      ))}
    </ChoiceGroup>
    {paid.way === 'parts' && (
      <div className="charge-parts">
        {METHODS.map((method) => (
          <TextField
            key={method}
            label={METHOD_NAME[method]}
            optional
            inputMode="numeric"
            autoComplete="off"
            maxLength={14}
            unit="COP"
            value={paid.parts[method]}
            onChange={({ target }) => onChange({ ...paid, parts: { ...paid.parts, [method]: target.value } })}
          />
        ))}
      </div>
    )}
  </>
);
