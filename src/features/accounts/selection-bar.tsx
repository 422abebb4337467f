import { counted } from '../../lib/formats.ts';
import { count } from '../../shared/number-words.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Selection } from './selection.ts';

/** Above the list: chooses all of the page. */
export const SelectionBar = ({ selection }: { selection: Selection }) => {
  const { chosen, offered } = selection;
  const some = chosen.length > 0;
  return (
    <div className="selection-bar">
      <label className="pick">
        <input
          type="checkbox"
          checked={some && chosen.length === offered}
          disabled={offered === 0}
          ref={(box) => {
            if (box) box.indeterminate = some && chosen.length < offered;
          }}
          onChange={selection.all}
        />
        <span>Elegir las de esta página</span>
      </label>
    </div>
  );
};

/** Below the list, and in sight while one goes on choosing: how many are chosen, and what is done with them. */
export const SelectionActs = ({ selection, onDeactivate }: { selection: Selection; onDeactivate: () => void }) => {
  const { chosen, clear } = selection;
  if (chosen.length === 0) return null;
  return (
    <div className="selection-acts">
      <p className="num" role="status">
        {counted(chosen.length, 'elegida', 'elegidas')}
      </p>
      <button type="button" className="btn quiet small" onClick={clear}>
        Ninguna
      </button>
      <button type="button" className="btn danger-line small" onClick={onDeactivate}>
        <Icon name="ban" />
        Desactivar {count(chosen.length)}
      </button>
    </div>
  );
};
