import { Icon } from './icon.tsx';

/** Says that a form opened with what had been typed before, and takes it back. Draws nothing when it did not. */
export const DraftNote = ({ restored, onDiscard }: { restored: boolean; onDiscard: () => void }) =>
  restored && (
    <div className="draft-note" role="status">
      <Icon name="pencil" />
      <p>Recuperamos lo que habías escrito.</p>
      <button type="button" className="btn quiet small" onClick={onDiscard}>
        Descartar
      </button>
    </div>
  );
