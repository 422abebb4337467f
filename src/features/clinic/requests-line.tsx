import { Link } from 'wouter';
import { counted } from '../../lib/formats.ts';
import { paths } from '../../shared/paths.ts';
import type { PanelFigures } from '../../shared/schemas/panel.ts';
import { Icon } from '../../ui/icon.tsx';

/** What waits for the clinic's answer, and what ended without one; nothing while there is neither. */
export const RequestsLine = ({ figures: { waitingRequests, lapsedRequests } }: { figures: PanelFigures }) => {
  const parts = [
    waitingRequests > 0 && `${counted(waitingRequests, 'solicitud espera', 'solicitudes esperan')} tu respuesta`,
    lapsedRequests > 0 && `${counted(lapsedRequests, 'venció', 'vencieron')} sin respuesta`,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className="requests-line">
      <Icon name="clock" />
      <span>{parts.join('; ')}.</span>
      <Link href={paths.clinicRequests} className="link">
        Ver las solicitudes
      </Link>
    </p>
  );
};
