import { Icon } from '../../ui/icon.tsx';
import { PER_MINUTE, ROUND } from './cpr-rhythm.ts';

/**
 * Where the beat of the compressions starts (cpr-wake.tsx wakes it). Only for those whose rhythm it is: a hamster's or a bird's chest
 * is pressed otherwise. Without script the step says the beat in words.
 */
export const CprPlace = () => (
  <div className="beat-place needs-js no-print" data-beat data-for="perros gatos">
    <button type="button" className="urgent-door solid" data-beat-start>
      <Icon name="heart-pulse" />
      <span>
        <b>Empezar el ritmo</b>
        <small>
          {PER_MINUTE} por minuto. Cuenta {ROUND} y avisa cuándo soplar.
        </small>
      </span>
    </button>
    <div data-beat-live />
  </div>
);
