import { paths } from '../../shared/paths.ts';
import { SubNav } from '../../ui/sub-nav.tsx';

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

/** The clinic's own places, above each of its screens. */
export const ClinicNav = () => <SubNav label="Tu clínica" items={PLACES} />;
