import { Icon } from '../../../ui/icon.tsx';
import { PER_MINUTE, ROUND } from './cpr-rhythm.ts';

/**
 * Where the beat of the compressions starts (cpr-wake.tsx wakes it). `solo`: without breaths, for a hamster or a bird, whose step says
 * the same rate. Without script the step says the beat in words.
 */
export const CprPlace = ({ solo = false }: { solo?: boolean }) => (
  <div className="beat-place needs-js no-print">
    <button type="button" className="urgent-door solid" data-beat-start={solo ? 'solo' : ''}>
      <Icon name="heart-pulse" />
      <span>
        <b>Empezar el ritmo</b>
        <small>
          {PER_MINUTE} por minuto{solo ? ', sin soplos' : `. Cuenta ${ROUND} y avisa cuándo soplar`}.
        </small>
      </span>
    </button>
    <div data-beat-live />
  </div>
);
