import { securityText } from '../../../src/shared/security-events.ts';
import { wallTime } from '../../../src/shared/time.ts';
import { NEVER } from '../../auth/clinic-entry.ts';
import type { selectFactors } from '../../auth/factors/list.ts';
import type { Answer } from '../../db/batch.ts';
import type { doorsOf } from './doors.ts';
import type { entriesOf } from './entries.ts';

/** Sessions and accesses (doors.ts) in words and dates for reading. */
export const doorsPart = (doors: Answer<ReturnType<typeof doorsOf>>) => ({
  sesiones: doors.sessions.map(({ device, network, createdAt, lastUsedAt, expiresAt }) => ({
    equipo: device,
    red: network,
    abierta: wallTime(createdAt),
    'último uso': wallTime(lastUsedAt),
    'se cierra sola': wallTime(expiresAt),
  })),
  accesos: doors.accesses.map(({ at, kind, device, network }) => ({
    cuándo: wallTime(at),
    qué: securityText(kind),
    equipo: device,
    red: network,
  })),
});

export type OwnFactors = Answer<ReturnType<typeof selectFactors>>;

/** Ways in beside the password: never what proves them. */
export const factorsPart = ({ passkeys, totp, codes }: OwnFactors, when: (at: number | null) => string | null) => ({
  'llaves de acceso': passkeys.map(({ name, createdAt, lastUsedAt }) => ({
    nombre: name,
    agregada: when(createdAt),
    'último uso': when(lastUsedAt),
  })),
  'aplicación de códigos': totp ? { desde: when(totp.confirmedAt), 'último uso': when(totp.lastUsedAt) } : null,
  'códigos de recuperación': codes?.madeAt ? { hechos: when(codes.madeAt), 'sin usar': codes.left } : null,
});

type Entries = Awaited<ReturnType<typeof entriesOf>>;

const CAUSE = {
  link: 'un enlace entregado',
  password: 'una contraseña temporal',
  joined: 'la agregó a la clínica',
  recovered: 'un correo que puso',
} as const satisfies Record<Entries[number]['cause'], string>;

const DECISION = { agreed: 'aceptada', refused: 'rechazada', shortened: 'adelantada por el servicio' } as const;

/** Logins that came from an administrator (entries.ts) in words. */
export const entriesPart = (entries: Entries) =>
  entries.map(({ name, cause, askedAt, opensAt, decision, decidedAt }) => ({
    cuenta: name,
    'por dónde': CAUSE[cause],
    pedida: wallTime(askedAt),
    'historias abiertas desde': opensAt >= NEVER ? null : wallTime(opensAt),
    decisión: decision && DECISION[decision],
    decidida: decidedAt === null ? null : wallTime(decidedAt),
  }));
