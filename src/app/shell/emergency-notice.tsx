import { isQuiet } from '../../shared/urgent.ts';
import { Icon } from '../../ui/icon.tsx';

/**
 * The notice of spec §2, in a room of its own below the header, so that it covers nothing. The script in the head keeps the room free
 * once a visit, shows the words after EMERGENCY_NOTICE_DELAY_MS (shared/limits.ts), and takes both away when the notice is dismissed or its link followed. `path` null: a page
 * that stands for several; only one that was not found has it.
 */
export const EmergencyNotice = ({ path, missing }: { path: string | null; missing: boolean }) =>
  (path === null ? missing : !isQuiet(path)) && (
    <aside className="notice no-print" aria-label="Aviso de emergencias">
      <Icon name="siren" />
      <p>
        Sabías que tenemos una sección de emergencias?{' '}
        <a href="/primeros-auxilios" data-dismiss-notice>
          Ver guía de emergencias
        </a>
      </p>
      <button type="button" className="icon-btn" data-dismiss-notice aria-label="Cerrar aviso">
        <Icon name="x" />
      </button>
    </aside>
  );
