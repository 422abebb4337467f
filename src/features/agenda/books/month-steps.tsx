import { subtractMonths } from '../../../shared/time.ts';
import { Icon } from '../../../ui/icon.tsx';

type MonthStepsProps = { month: string; hasNext: boolean; onMonth: (month: string) => void };

/** From a month of the book (YYYY-MM) to the one before and, where there is one, the one after. */
export const MonthSteps = ({ month, hasNext, onMonth }: MonthStepsProps) => (
  <div className="choices">
    <button type="button" className="btn line small" onClick={() => onMonth(subtractMonths(month, 1))}>
      <Icon name="chevron-left" />
      Mes anterior
    </button>
    {hasNext && (
      <button type="button" className="btn line small" onClick={() => onMonth(subtractMonths(month, -1))}>
        Mes siguiente
        <Icon name="chevron-right" />
      </button>
    )}
  </div>
);
