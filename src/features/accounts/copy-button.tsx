import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** Copies what `read` answers and says so; `failed` marks it where it stands, for who copies by hand. */
export const CopyButton = ({
  verb,
  copied,
  read,
  failed,
  className = 'btn primary',
}: {
  verb: string;
  copied: string;
  read: () => string;
  failed: () => void;
  className?: string;
}) => {
  const [state, setState] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(read());
      setState('yes');
    } catch {
      failed();
      setState('failed');
    }
  };
  return (
    <div className="acts">
      <button type="button" className={className} onClick={copy}>
        <Icon name={state === 'yes' ? 'check' : 'copy'} />
        {state === 'yes' ? 'Copiado' : verb}
      </button>
      <p className="small" role="status">
        {state === 'yes' && copied}
        {state === 'failed' && 'No se pudo copiar: está seleccionado, cópialo con el teclado o mantenlo oprimido.'}
      </p>
    </div>
  );
};
