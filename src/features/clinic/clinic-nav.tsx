import { CLINIC_NAV } from '../../shared/routes.ts';
import { SubNav } from '../../ui/sub-nav.tsx';

/** The clinic's own places, above each of its screens. */
export const ClinicNav = () => <SubNav label="Tu clínica" items={CLINIC_NAV} />;
