import { useLocation } from 'wouter';
import { useAuth } from '../../lib/session.tsx';
import { useShortcuts } from '../../lib/shortcuts.ts';
import { paths } from '../../shared/paths.ts';
import { SubNav } from '../../ui/sub-nav.tsx';
import { Shortcuts } from './shortcuts.tsx';

/** product.md, Pages; in the order of a day. */
const PLACES: readonly { to: string; label: string }[] = [
  { to: '/dashboard/business', label: 'Panel' },
  { to: '/dashboard/business/agenda', label: 'Agenda' },
  { to: paths.clinicRequests, label: 'Solicitudes' },
  { to: '/dashboard/business/pacientes', label: 'Pacientes' },
  { to: '/dashboard/business/recordatorios', label: 'Recordatorios' },
  { to: '/dashboard/business/mensajes', label: 'Mensajes' },
  { to: '/dashboard/business/ingresos', label: 'Ingresos' },
  { to: '/dashboard/business/configuracion', label: 'Configuración' },
];

/** The clinic's own places, above each of its screens; the number of each leads there. */
export const ClinicNav = () => {
  const { user } = useAuth();
  const [, navigate] = useLocation();
  useShortcuts(
    PLACES.map(({ to, label }, index) => ({ key: String(index + 1), name: label, act: () => navigate(to) })),
  );
  return (
    <div className="clinic-nav">
      <SubNav label="Tu clínica" items={PLACES} />
      {user && <Shortcuts key={user.id} userId={user.id} />}
    </div>
  );
};
