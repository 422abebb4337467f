// Longer than 200 lines: every act that the log keeps, in one list.
import { ROLE_NAME, type Role } from './roles.ts';

/**
 * Acts that the audit log names, with the words that people read: toor, and the person whose account it is. A new act gets its
 * line here.
 */
export const ACTS = {
  'account.registered': 'Cuenta creada',
  'toor.created': 'Cuenta de superadministrador creada con un comando',
  'account.activated': 'Cuenta activada',
  'account.deactivated': 'Cuenta desactivada y sesiones cerradas',
  'account.created': 'Cuenta creada desde la administración',
  /** The reason names the fields: `name, phone`. */
  'account.updated': 'Datos de la cuenta cambiados',
  /** The reason is the role before and after. */
  'account.role_changed': 'Rol de la cuenta cambiado y sesiones cerradas',
  /** The reason is why. */
  'account.rescued': 'Cuenta rescatada: nada de antes deja entrar',
  'account.deleted': 'Cuenta eliminada',
  /** The target is who did it; the reason names the filters, never what was searched for. */
  'accounts.exported': 'Lista de cuentas descargada',
  /** Likewise. */
  'accesses.exported': 'Accesos descargados',
  /** Likewise. */
  'acts.exported': 'Auditoría descargada',
  'notice.retried': 'Aviso por correo intentado otra vez',
  /** The reason is the version of the policy. */
  'consent.accepted': 'Política de tratamiento de datos aceptada',
  'password.changed': 'Contraseña cambiada y sesiones cerradas',
  'password.set': 'Contraseña temporal puesta y sesiones cerradas',
  'password_link.issued': 'Enlace para poner la contraseña entregado',
  'password_link.used': 'Contraseña puesta con un enlace y sesiones cerradas',
  'recovery.used': 'Contraseña recuperada por correo y sesiones cerradas',
  'email.verified': 'Correo confirmado',
  'email.change_asked': 'Cambio de correo pedido',
  'email.change_cancelled': 'Cambio de correo cancelado',
  'email.changed': 'Correo cambiado',
  'email.restored': 'Correo anterior recuperado, contraseña nueva y sesiones cerradas',
  'passkey.added': 'Llave de acceso agregada',
  'passkey.removed': 'Llave de acceso quitada',
  'totp.added': 'Aplicación de códigos agregada',
  'totp.removed': 'Aplicación de códigos quitada',
  'recovery_codes.made': 'Códigos de recuperación nuevos',
  'recovery_code.used': 'Código de recuperación usado',
  'second_step.removed': 'Segundo paso quitado desde la administración y sesiones cerradas',
  'second_step.rescued': 'Segundo paso quitado con un comando y sesiones cerradas',
  'session.ended': 'Una sesión cerrada',
  'sessions.revoked': 'Todas las sesiones cerradas',
  'email.disputed': 'Cambio de correo no reconocido desde el correo anterior',
  'sessions.ended_by_link': 'Todas las sesiones cerradas con el enlace de un correo',
  'sessions.others_ended': 'Las demás sesiones cerradas',
  'ai.agreed': 'Autorizado que un modelo de lenguaje redacte respuestas',
  'ai.withdrawn': 'Retirada la autorización del modelo de lenguaje',
  'data.exported': 'Copia de los datos descargada',
  'request.filed': 'Solicitud sobre los datos enviada',
  'request.answered': 'Solicitud sobre los datos respondida',
  'request.extended': 'Plazo de una solicitud sobre los datos ampliado',
  /** The target is the account that asked. */
  'requests.declined': 'Solicitudes de cita de esta cuenta rechazadas por una clínica',
  /** The reason is the clinic: its id in the log, its name where it is read. */
  'closure.made': 'Una clínica dejó de recibir solicitudes de esta cuenta',
  'closure.lifted': 'Una clínica volvió a recibir solicitudes de esta cuenta',
  /** The target is the clinic. */
  'clinic.bookings_opened': 'Clínica abierta a citas',
  'clinic.bookings_paused': 'Clínica en pausa: no recibe citas',
  /** The reason names what: CLINIC_PARTS. */
  'clinic.changed': 'Configuración de la clínica cambiada',
  /** The reason is the version of the text. */
  'contract.accepted': 'Contrato de datos aceptado por la clínica',
  'clinic.closed': 'Clínica cerrada',
  'clinic.reopened': 'Clínica abierta otra vez: la administración la había cerrado',
  /** The target is the member's account. */
  'member.added': 'Cuenta agregada a una clínica',
  'member.joined': 'Cuenta agregada a una clínica desde la administración',
  'member.returned': 'Cuenta que vuelve a su clínica como la titular que era',
  'member.link_renewed': 'Enlace nuevo para poner la contraseña',
  'member.made_titular': 'Nombrada titular de una clínica',
  /** Of before the roles of a clinic; its rows stay. */
  'member.made_equipo': 'Ya no es titular de una clínica',
  'member.made_veterinario': 'Nombrada veterinaria de una clínica',
  'member.made_recepcion': 'Nombrada recepción de una clínica',
  'licence.declared': 'Matrícula profesional escrita por quien la tiene',
  'licence.checked': 'Matrícula profesional buscada en el registro por un titular',
  'member.declined': 'Dijo que no es de la clínica que abrió su cuenta',
  'member.removed': 'Cuenta retirada de una clínica y sesiones cerradas',
  'entry.asked': 'Clínica cerrada a una cuenta hasta que un titular la acepte',
  'entry.agreed': 'Cuenta que esperaba entrar a su clínica aceptada por un titular',
  'entry.refused': 'Cuenta que esperaba entrar a su clínica rechazada por un titular y sesiones cerradas',
  'entry.refused_by_link':
    'Cuenta que esperaba entrar a su clínica rechazada con el enlace de un correo y sesiones cerradas',
  'entry.shortened': 'Espera de una cuenta para entrar a su clínica acortada',
  /** The target is the visit. */
  'charge.voided': 'Cobro de una visita anulado',
  'charge.made': 'Visita cobrada de nuevo',
  /** The target is the row of the book. */
  'deposit.voided': 'Abono de un cliente anulado',
  /** The target is the pet. */
  'client.mails_allowed': 'Autorización de correos de un cliente anotada por su clínica',
  'client.corrected': 'Datos de un cliente y de su mascota corregidos por su clínica',
  'client.noted': 'Documento, dirección o nota de una persona cambiados por su clínica',
  /** The target is the client that stays. */
  'client.merged': 'Dos clientes de una clínica unidos en uno',
  'client.unmerged': 'Unión de dos clientes de una clínica deshecha',
  /** The target is the client that is gone. */
  'client.erased': 'Cliente borrado por su clínica',
  /** The target is the animal, the reason the clinic: its id in the log, its name where it is read. */
  'blocked.erased': 'Archivo bloqueado borrado al cumplirse su plazo',
  /** The target is the clinic. */
  'clinic.copied': 'Copia de todo lo de una clínica descargada por su titular',
  /** The target is the import. */
  'clients.imported': 'Clientes traídos de una hoja de cálculo por su clínica',
  'clients.import_undone': 'Clientes traídos de una hoja de cálculo retirados por su clínica',
  'record.signed': 'Borrador de un registro clínico firmado',
  'record.withdrawn': 'Registro clínico anulado por su clínica',
  'prescription.voided': 'Fórmula anulada por su clínica',
  'record.draft_removed': 'Borrador de un registro clínico borrado',
  'allergies.answered': 'Respuesta sobre las alergias de una mascota anotada por su clínica',
  'claim.issued': 'Código para reclamar una mascota entregado',
  'claim.revoked': 'Código para reclamar una mascota anulado por la clínica',
  'claim.used': 'Mascota reclamada con un código',
  'calendar.created': 'Calendario privado creado',
  'calendar.revoked': 'Calendario privado retirado',
  'carne.shared': 'Enlace a un carné creado',
  'carne.unshared': 'Enlace a un carné retirado',
  'household.invited': 'Enlace para invitar a alguien al hogar creado',
  'pet.offered': 'Enlace para entregar una mascota creado',
  'care_link.ended': 'Enlace del hogar anulado',
  'care_link.used': 'Enlace del hogar usado: alguien entró o recibió una mascota',
  'pet.returned': 'Mascota entregada que volvió al recuperar la cuenta',
  'household.removed': 'Persona retirada de un hogar',
  'household.waits': 'Quien entró hace poco a un hogar espera el sí de su dueño',
  'household.kept': 'Dueño que dijo que una persona sigue en su hogar',
  'household.left': 'Una persona salió de un hogar',
  'grant.given': 'Permiso dado a una clínica para leer una historia',
  'grant.revoked': 'Permiso de una clínica para leer una historia retirado',
  /** The target is the name of the setting. */
  'session_lives.changed': 'Duración de las sesiones cambiada',
  'second_step.demanded': 'Segundo paso exigido a la administración',
  'second_step.released': 'Segundo paso ya no exigido a la administración',
  'registration.opened': 'Registro abierto',
  'registration.closed': 'Registro cerrado',
  /** The target is the name of the setting, the reason is the text. */
  'banner.published': 'Aviso publicado',
  /** The target is the name of the setting. */
  'banner.removed': 'Aviso retirado',
  /** The target is the clinic. */
  'default_clinic.chosen': 'Clínica por defecto elegida',
  /** The target is the name of the setting. */
  'default_clinic.cleared': 'Clínica por defecto retirada',
} as const;
export type Act = keyof typeof ACTS;

/** What was done. An act of a newer version than this code's keeps its name. */
export const actText = (action: string): string => ACTS[action as Act] ?? action;

/** What of a clinic's settings an act changed, in words. */
const CLINIC_PARTS = {
  data: 'nombre, teléfono o dirección',
  hours: 'horario',
  rules: 'reglas de las citas',
  agendas: 'agendas',
  prices: 'precios',
  listing: 'directorio',
  block: 'horas cerradas',
  unblock: 'horas abiertas otra vez',
  holiday: 'festivos',
  retention: 'plazo de conservación',
} as const;
export type ClinicPart = keyof typeof CLINIC_PARTS;
/** Parts of a clinic's settings in words, each once, in their order. */
export const partWords = (parts: readonly string[]): string =>
  Object.entries(CLINIC_PARTS)
    .flatMap(([part, word]) => (parts.includes(part) ? [word] : []))
    .join('; ');

const FIELD_WORD: Readonly<Record<string, string>> = {
  name: 'nombre',
  email: 'correo',
  phone: 'teléfono',
  address: 'dirección',
};
const fieldWord = (field: string): string => FIELD_WORD[field] ?? field;
const roleWord = (role: string): string => ROLE_NAME[role as Role] ?? role;

const FILTER_WORD: Readonly<Record<string, string>> = {
  active: 'activos',
  inactive: 'inactivos',
  q: 'una búsqueda',
  kind: 'qué pasó',
  user: 'una cuenta',
  actor: 'quién lo hizo',
  action: 'un acto',
  target: 'sobre qué',
  network: 'una red',
  from: 'desde un día',
  to: 'hasta un día',
};
const filterWord = (filter: string): string => FILTER_WORD[filter] ?? roleWord(filter);

/** What the log holds beside an act, in words: a reason that somebody wrote, or what the act itself notes. */
export const actReason = (action: string, reason: string): string => {
  switch (action as Act) {
    case 'consent.accepted':
    case 'contract.accepted':
      return `versión ${reason}`;
    case 'clinic.bookings_paused':
      return 'falta aceptar el contrato de datos';
    case 'account.created':
      return roleWord(reason);
    case 'account.role_changed':
      return reason.split(' → ').map(roleWord).join(' → ');
    case 'account.updated':
      return reason.split(', ').map(fieldWord).join(', ');
    case 'clinic.changed':
      return partWords([reason]);
    case 'closure.made':
    case 'closure.lifted':
      return reason;
    case 'accounts.exported':
    case 'accesses.exported':
    case 'acts.exported':
      return `Filtros: ${reason.split(', ').map(filterWord).join(', ')}`;
    case 'banner.published':
      return `«${reason}»`;
    default:
      return `Motivo: ${reason}`;
  }
};
