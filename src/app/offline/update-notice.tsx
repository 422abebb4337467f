import './update-notice.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Icon } from '../../ui/icon.tsx';

type UpdateNoticeProps = { onUpdate: () => void; onClose: () => void };

const UpdateNotice = ({ onUpdate, onClose }: UpdateNoticeProps) => {
  const [busy, setBusy] = useState(false);
  // Screen readers say what comes into a region that stands already.
  const [standing, setStanding] = useState(false);
  useEffect(() => setStanding(true), []);
  const update = () => {
    setBusy(true);
    onUpdate();
  };
  return (
    <>
      <div role="status" className="update-words">
        {standing && (
          <p>
            <b>Hay una versión nueva</b>
            Al actualizar, esta página se vuelve a cargar.
          </p>
        )}
      </div>
      <button type="button" className="btn small update-go" disabled={busy} onClick={update}>
        <Icon name="refresh-cw" />
        {busy ? 'Actualizando…' : 'Actualizar'}
      </button>
      <button type="button" className="icon-btn" aria-label="Ahora no" onClick={onClose}>
        <Icon name="x" />
      </button>
    </>
  );
};

/** Says that a newer version is here, outside the app's own root: whatever the app is doing goes on. */
export const showUpdateNotice = (onUpdate: () => void): void => {
  const place = document.createElement('aside');
  place.className = 'update-notice no-print';
  place.setAttribute('aria-label', 'Versión nueva');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<UpdateNotice onUpdate={onUpdate} onClose={close} />);
};
