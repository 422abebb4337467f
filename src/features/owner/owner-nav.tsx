import { SubNav } from '../../ui/sub-nav.tsx';

const PLACES = [
  { to: '/dashboard/user', label: 'Panel' },
  { to: '/appointments', label: 'Citas' },
  { to: '/dashboard/user/mensajes', label: 'Mensajes' },
];

/** The header of an account names none of them, as the spec has it; a phone's has the sign of first aid. */
const BEYOND = [
  { to: '/primeros-auxilios', label: 'Primeros auxilios' },
  { to: '/', label: 'Guías' },
];

/** The owner's own places, above those of their screens that are about no single pet (product.md, Pages). */
export const OwnerNav = () => <SubNav label="Secciones de tu panel" items={PLACES} beyond={BEYOND} />;
