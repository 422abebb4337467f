import { momentText } from '../../lib/formats.ts';
import { MEMBER_ROLE_NAME, MEMBER_ROLES, type MemberRole } from '../../shared/member-roles.ts';
import type { Licence } from '../../shared/schemas/clinic.ts';

/** What each role does, where one is chosen. */
export const ROLE_HINT: Readonly<Record<MemberRole, string>> = {
  titular: 'Todo, y además maneja el equipo y puede cerrar la clínica.',
  veterinario: 'Agenda, pacientes, cobros y precios. Con su matrícula firma y corrige la historia clínica.',
  recepcion:
    'Agenda, pacientes, cobros, su caja y los lotes; cambia también el horario y los datos que ven los dueños. No cambia precios ni ve lo cobrado por persona. Lo que escriba de la historia queda como borrador.',
};

/** What a member can become, as the menu offers it. */
export const roleChanges = (now: MemberRole): { role: MemberRole; label: string }[] =>
  MEMBER_ROLES.filter((role) => role !== now).map((role) => ({
    role,
    label: role === 'titular' ? 'Nombrar titular' : `Pasar a ${MEMBER_ROLE_NAME[role].toLowerCase()}`,
  }));

/** Where to look a licence up: the professional register of the country. */
export const REGISTER = 'COMVEZCOL';

/** How a licence stands: typed by its holder, or looked up by a titular. */
export const licenceText = ({ number, checked }: Licence): string =>
  checked === null
    ? `Matrícula ${number}, declarada`
    : `Matrícula ${number}, verificada por ${checked.by}, ${momentText(checked.at, Date.now())}`;
