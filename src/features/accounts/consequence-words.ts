import { counted } from '../../lib/formats.ts';
import type { Consequences } from '../../shared/schemas/account.ts';

const sessionsText = (n: number): string =>
  n === 0
    ? 'No tiene sesiones abiertas.'
    : n === 1
      ? 'Se cierra de inmediato 1 sesión abierta.'
      : `Se cierran de inmediato ${counted(n, 'sesión abierta', 'sesiones abiertas')}.`;

const clinicName = ({ name }: { name: string }): string => name || 'Su clínica, que todavía no tiene nombre,';

const visits = (n: number): string => counted(n, 'cita por venir', 'citas por venir');

const ofClinicTurnedOff = (clinic: NonNullable<Consequences['clinic']>): string[] => {
  const name = clinicName(clinic);
  if (!clinic.isLastActive)
    return [
      `${name} sigue atendiendo con sus demás cuentas${clinic.comingVisits > 0 ? `, también sus ${visits(clinic.comingVisits)}` : ''}.`,
    ];
  return [
    `${name} deja de recibir citas: es su única cuenta activa.`,
    clinic.comingVisits === 0
      ? 'La clínica no tiene citas por venir.'
      : clinic.comingVisits === 1
        ? 'Su cita por venir sigue en pie y nadie de la clínica podrá verla: avísale a quien la espera.'
        : `Sus ${visits(clinic.comingVisits)} siguen en pie y nadie de la clínica podrá verlas: avísales a quienes las esperan.`,
  ];
};

/** What turning an account off does, coming visits first among what may be forgotten. */
export const offWords = (of: Consequences): string[] => [
  sessionsText(of.sessions),
  'No podrá ingresar hasta que actives la cuenta otra vez.',
  ...(of.user.role === 'user'
    ? [
        of.comingVisits === 0
          ? 'No tiene citas por venir.'
          : of.comingVisits === 1
            ? 'Su cita por venir no se cancela: la clínica espera a la mascota a esa hora.'
            : `Sus ${visits(of.comingVisits)} no se cancelan: las clínicas esperan a las mascotas a esas horas.`,
      ]
    : []),
  ...(of.clinic ? ofClinicTurnedOff(of.clinic) : []),
  'Sus datos se conservan.',
];

/** What turning an account on does. */
export const onWords = (role: string): string[] => [
  'Podrá ingresar otra vez con su contraseña.',
  'Encuentra sus datos como los dejó.',
  ...(role === 'business' ? ['Si su clínica quedó en pausa, se abre a citas desde su configuración.'] : []),
];

const ofOwner = (of: Consequences): string[] => [
  ...(of.pets > 0 ? [`Se borra${of.pets === 1 ? '' : 'n'} ${counted(of.pets, 'mascota', 'mascotas')}.`] : []),
  ...(of.petsKept > 0
    ? [
        of.petsKept === 1
          ? '1 mascota que ya atendió una clínica queda con ella, sin su dueño.'
          : `${counted(of.petsKept, 'mascota', 'mascotas')} que ya atendió una clínica quedan con ella, sin su dueño.`,
      ]
    : []),
  ...(of.comingVisits > 0
    ? [
        of.comingVisits === 1
          ? 'Se cancela 1 cita por venir; la clínica lee por qué.'
          : `Se cancelan ${visits(of.comingVisits)}; cada clínica lee por qué.`,
      ]
    : []),
  ...(of.pastVisits > 0
    ? [
        of.pastVisits === 1
          ? '1 cita pasada y su historia quedan en la clínica, sin nombre, correo, teléfono ni dirección.'
          : `${counted(of.pastVisits, 'cita pasada', 'citas pasadas')} y sus historias quedan en cada clínica, sin nombre, correo, teléfono ni dirección.`,
      ]
    : []),
  ...(of.threads > 0
    ? [
        of.threads === 1
          ? '1 conversación queda 12 meses en la clínica, de «usuario eliminado»; después se borra.'
          : `${counted(of.threads, 'conversación', 'conversaciones')} quedan 12 meses en las clínicas, de «usuario eliminado»; después se borran.`,
      ]
    : []),
];

const ofMember = (clinic: NonNullable<Consequences['clinic']>): string[] => {
  const name = clinicName(clinic);
  if (!clinic.isLastMember)
    return [`${name} sigue con sus demás cuentas; si pierde a su único titular, lo es quien lleva más tiempo.`];
  return [
    `${name} se cierra: es su última cuenta.${clinic.hasFiles ? ' Las historias que escribió se conservan.' : ''}`,
    ...(clinic.comingVisits > 0
      ? [
          clinic.comingVisits === 1
            ? 'Se cancela su cita por venir, con el motivo que escribas abajo.'
            : `Se cancelan sus ${visits(clinic.comingVisits)}, con el motivo que escribas abajo.`,
        ]
      : []),
  ];
};

/** What taking an account out of its clinic does. */
export const leaveWords = (of: Consequences): string[] => [
  sessionsText(of.sessions),
  ...(of.clinic ? ofMember(of.clinic) : []),
  'La cuenta se conserva, sin clínica.',
];

/** What erasing an account does: what goes, what is kept. */
export const eraseWords = (of: Consequences): string[] => [
  of.sessions === 0
    ? 'Se borran la cuenta y su perfil.'
    : `Se borran la cuenta y su perfil, y se cierra${of.sessions === 1 ? '' : 'n'} ${counted(of.sessions, 'sesión abierta', 'sesiones abiertas')}.`,
  ...ofOwner(of),
  ...(of.clinic ? ofMember(of.clinic) : []),
  ...(of.openRequests > 0
    ? [
        of.openRequests === 1
          ? 'Tiene 1 solicitud sobre sus datos sin responder: después nadie podrá leer la respuesta.'
          : `Tiene ${counted(of.openRequests, 'solicitud', 'solicitudes')} sobre sus datos sin responder: después nadie podrá leer las respuestas.`,
      ]
    : []),
  'Quedan, sin su nombre, la prueba de que aceptó la política y los actos de la auditoría.',
  'No se puede deshacer.',
];
