import { NOTICES } from '../../../src/shared/notices.ts';
import { wallTime } from '../../../src/shared/time.ts';
import type { Answer } from '../../db/batch.ts';
import type { postOf } from './post.ts';

export type OwnPost = Answer<ReturnType<typeof postOf>>;

const STATE = {
  waiting: 'espera',
  sending: 'espera',
  sent: 'enviado',
  unknown: 'no se sabe si salió',
  given_up: 'no salió',
} as const;

const WAY = { email: 'correo', push: 'aviso en un dispositivo' } as const;

/** What the post keeps (post.ts) in words, for the copy. */
export const postPart = ({ notices, choices, devices, pushes, quiet, changes }: OwnPost) => ({
  avisos: notices.map(({ kind, way, state, createdAt }) => ({
    qué: NOTICES[kind],
    cuándo: wallTime(createdAt),
    'por dónde': WAY[way],
    estado: STATE[state],
  })),
  'avisos que elegiste': choices.map(({ kind, way, wanted, changedAt }) => ({
    qué: NOTICES[kind],
    'por dónde': WAY[way],
    quieres: wanted ? 'sí' : 'no',
    ...(changedAt > 0 && { cuándo: wallTime(changedAt) }),
  })),
  'dispositivos desde los que entraste': devices.map(({ device, lastAt }) => ({
    dispositivo: device || 'no dice cuál es',
    'última entrada': wallTime(lastAt),
  })),
  'dispositivos que muestran avisos': pushes.map(({ device, createdAt, lastOkAt }) => ({
    dispositivo: device ?? 'no dice cuál es',
    'desde cuándo': wallTime(createdAt),
    'último aviso': lastOkAt === null ? null : wallTime(lastOkAt),
  })),
  'horas de silencio que elegiste': quiet.map(({ startsAt, endsAt }) => ({ desde: startsAt, hasta: endsAt })),
  'cambios de correo': changes.map(({ oldEmail, newEmail, createdAt, confirmedAt }) => ({
    antes: oldEmail,
    después: newEmail,
    pedido: wallTime(createdAt),
    confirmado: confirmedAt === null ? null : wallTime(confirmedAt),
  })),
});
