import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import './site-notice.css';

type Props = { text: string; tone: string; onClose: () => void };

/** The notice of the service as a strip, with the way to close it. It loads when there is one: most days there is none. */
export const SiteNoticeBar = ({ text, tone, onClose }: Props): ReactNode => (
  <aside className={`site-notice ${tone}`} aria-label="Aviso del servicio">
    <p>{text}</p>
    <button type="button" className="icon-btn" aria-label="Cerrar el aviso del servicio" onClick={onClose}>
      <Icon name="x" />
    </button>
  </aside>
);
