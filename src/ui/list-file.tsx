import { useState } from 'react';
import { Alert } from './alert.tsx';
import { Icon } from './icon.tsx';
import { TwoFaced } from './two-faced.tsx';

/** A button that makes a file of a long list, and says how far it has come and what the file holds. */
export const ListFile = ({
  hint,
  onMake,
  failure,
}: {
  hint: string;
  /** Makes the file; `progress` hears how many rows are read, in words. Returns what the file holds. */
  onMake: (progress: (read: string) => void) => Promise<string>;
  /** What is said when it did not work. */
  failure: (error: unknown) => string;
}) => {
  const [read, setRead] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const press = async () => {
    setRead('');
    setFault(null);
    setDone(null);
    try {
      setDone(await onMake(setRead));
    } catch (error) {
      setFault(error);
    }
    setRead(null);
  };
  return (
    <div className="acts-file">
      <TwoFaced className="btn line" busy={read !== null} busyText={`Preparando... ${read ?? ''}`} onPress={press}>
        <span className="with-icon">
          <Icon name="download" />
          Descargar CSV
        </span>
      </TwoFaced>
      <p className="soft small" role="status">
        {done ?? hint}
      </p>
      {fault !== null && <Alert tone="bad">{failure(fault)}</Alert>}
    </div>
  );
};
