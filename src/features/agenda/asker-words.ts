import { counted, dayText } from '../../lib/formats.ts';
import { ACCOUNT_COUNTED, LAPSED_DAYS } from '../../shared/limits.ts';
import type { Asker } from '../../shared/schemas/clinic-request.ts';

const many = (n: number, one: string, more: string) =>
  n > ACCOUNT_COUNTED ? `más de ${ACCOUNT_COUNTED} ${more}` : counted(n, one, more);

/** What is known of who asks, in short sentences; of other visits those at this clinic alone. */
export const askerFacts = ({ createdAt, cancelled, noShow }: Asker): string[] => [
  `Cuenta desde el ${dayText(createdAt)}`,
  ...(cancelled > 0 ? [`Canceló ${many(cancelled, 'cita', 'citas')} aquí`] : []),
  ...(noShow > 0 ? [`No asistió ${many(noShow, 'vez', 'veces')} aquí`] : []),
];

/** '3 solicitudes vencieron sin respuesta en los últimos 30 días.'; empty: none did. */
export const lapsedText = (lapsed: number): string =>
  lapsed === 0
    ? ''
    : `${counted(lapsed, 'solicitud venció', 'solicitudes vencieron')} sin respuesta en los últimos ${LAPSED_DAYS} días.`;
