import { dayText } from '../../lib/formats.ts';
import { DEFAULT_PLANS_REVISED, DEFAULT_PLANS_SIGNED_BY } from '../../shared/default-plans.ts';
import type { Carne } from '../../shared/schemas/carne.ts';
import { instantOf } from '../../shared/time.ts';

/** Where the plan comes from: the last clinic's own, or the guides' with who answers for it. */
export const PlanNote = ({ plan }: { plan: Carne['plan'] }) =>
  plan.clinicName !== null ? (
    <p className="plan-note soft small">Según el plan de {plan.clinicName}.</p>
  ) : (
    <p className="plan-note soft small">
      {plan.note} Fuentes: {plan.sources.join('; ')}. Revisado el {dayText(instantOf(`${DEFAULT_PLANS_REVISED}T12:00`))}
      ; {DEFAULT_PLANS_SIGNED_BY ? `lo firma ${DEFAULT_PLANS_SIGNED_BY}` : 'sin revisión veterinaria'}.
    </p>
  );
