import { Link } from 'wouter';
import { Icon } from '../../ui/icon.tsx';

/** The floating notice of spec §2: the script in the head shows it after 1 s and hides it when dismissed. */
export const EmergencyNotice = () => (
  <aside className="notice" aria-label="Aviso de emergencias">
    <Icon name="siren" />
    <p>
      Sabías que tenemos una sección de emergencias? <Link href="/primeros-auxilios">Ver guía de emergencias</Link>
    </p>
    <button type="button" className="icon-btn" data-dismiss-notice aria-label="Cerrar aviso">
      <Icon name="x" />
    </button>
  </aside>
);
