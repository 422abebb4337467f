import { Icon } from '../../../ui/icon.tsx';

/** On to the plate beside the one that shows (turn-plates.ts). */
export const PlateArrow = ({ step }: { step: -1 | 1 }) => (
  <button
    type="button"
    className="round-btn"
    aria-label={step < 0 ? 'Lámina anterior' : 'Lámina siguiente'}
    data-step={step}
  >
    <Icon name={step < 0 ? 'chevron-left' : 'chevron-right'} />
  </button>
);
