import { counted } from '../../lib/formats.ts';
import { RETENTION_YEARS } from '../../shared/limits.ts';
import type { Role } from '../../shared/roles.ts';
import type { Consequences } from '../../shared/schemas/account.ts';

/** One line of what becomes of the data: what, what happens to it, for how long. */
export type Fate = { what: string; fate: string; term: string };

const NOW = 'De inmediato';
const FOR_GOOD = 'Sin límite';
const CLINICS_TERM = `El que ponga la clínica, de ${RETENTION_YEARS.min} a ${RETENTION_YEARS.max} años; ${RETENTION_YEARS.usual} por defecto`;

const OF_ALL: readonly Fate[] = [
  { what: 'Tu cuenta y tu perfil', fate: 'Se borran: nombre, correo, teléfono, dirección y contraseña.', term: NOW },
  {
    what: 'Tus sesiones',
    fate: 'Se cierran en todos los equipos, que ya no muestran avisos, y se borran los enlaces que tuvieras.',
    term: NOW,
  },
];

const OF_OWNERS: readonly Fate[] = [
  {
    what: 'Mascotas que ninguna clínica atendió',
    fate: 'Se borran, con sus pesos, sus carnés compartidos y lo que anotaste.',
    term: NOW,
  },
  {
    what: 'Mascotas que atendió una clínica',
    fate: 'Quedan bloqueadas en ella, sin ti: solo las lee quien la dirige. Lo que anotaste tú se borra.',
    term: CLINICS_TERM,
  },
  { what: 'Citas por venir', fate: 'Se cancelan. La clínica lee que eliminaste tu cuenta.', term: NOW },
  {
    what: 'Citas pasadas, historia y cobros',
    fate: 'Quedan bloqueados en la clínica, sin tu nombre, correo, teléfono ni dirección. De los cobros quedan después los números.',
    term: CLINICS_TERM,
  },
  {
    what: 'Mensajes a clínicas',
    fate: 'Quedan con ellas, de «usuario eliminado», y después se borran.',
    term: '12 meses',
  },
];

const OF_CLINICS: readonly Fate[] = [
  {
    what: 'Tu clínica',
    fate: 'Sigue con sus demás cuentas. Si eres la última, se cierra y sus citas por venir se cancelan.',
    term: NOW,
  },
  { what: 'Historias que escribiste', fate: 'Quedan en la clínica, con el nombre que las firma.', term: FOR_GOOD },
];

const OF_LAW: readonly Fate[] = [
  { what: 'Prueba de tu autorización', fate: 'Queda con un código en lugar de tu nombre.', term: FOR_GOOD },
  { what: 'Registro de actos sobre tu cuenta', fate: 'Queda con un código en lugar de tu nombre.', term: FOR_GOOD },
];

/** What becomes of the data of an account of this role (product.md, Consent). */
export const fatesOf = (role: Role): Fate[] => [
  ...OF_ALL,
  ...(role === 'user' ? OF_OWNERS : []),
  ...(role === 'business' ? OF_CLINICS : []),
  ...OF_LAW,
];

const visits = (n: number) => counted(n, 'cita por venir', 'citas por venir');
const cancelled = (n: number) => `${n === 1 ? 'Se cancela' : 'Se cancelan'} ${visits(n)}.`;

/** What this very account loses, counted; the clinic that would close comes first. */
export const ownLosses = (of: Consequences): string[] => {
  const { clinic, pets, petsKept, comingVisits, openRequests } = of;
  return [
    ...(clinic?.isLastMember ? [`${clinic.name || 'Tu clínica'} se cierra para siempre: eres su última cuenta.`] : []),
    ...(clinic?.isLastMember && clinic.comingVisits > 0 ? [cancelled(clinic.comingVisits)] : []),
    ...(pets > 0 ? [`${pets === 1 ? 'Se borra' : 'Se borran'} ${counted(pets, 'mascota', 'mascotas')}.`] : []),
    ...(petsKept > 0
      ? [
          `${counted(petsKept, 'mascota queda', 'mascotas quedan')} con la clínica que ${petsKept === 1 ? 'la' : 'las'} atendió, sin ti.`,
        ]
      : []),
    ...(comingVisits > 0 ? [cancelled(comingVisits)] : []),
    ...(openRequests > 0
      ? [
          `Tienes ${counted(openRequests, 'solicitud', 'solicitudes')} sin responder: después no podrás leer la respuesta.`,
        ]
      : []),
    'No se puede deshacer.',
  ];
};
