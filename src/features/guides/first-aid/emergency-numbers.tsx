import type { NumbersFile } from '../../../../content/schema/facts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { monthOf } from '../figures.ts';
import { lineOf } from './call-lines.tsx';

/** Lines that stand on a pet's emergency card, below its clinic's. */
const ON_CARD = ['toxicologia', 'emergencias', 'toxicologia-bogota'];

/** The telephone lines of the guides, as a pet's emergency card shows them. */
export const EmergencyNumbers = ({ numbers }: { numbers: NumbersFile }) => (
  <>
    {ON_CARD.flatMap((key) => lineOf(numbers, key) ?? []).map(({ key, label, display, tel }) => (
      <a key={key} className="card-call" href={`tel:${tel}`}>
        <Icon name="phone" />
        <span>
          <b className="num">{display}</b>
          {label}
        </span>
      </a>
    ))}
    <p className="soft small">
      Números revisados en {monthOf(numbers.reviewed)}. CISPROQUIM es una línea para personas.
    </p>
  </>
);
