import { Link } from 'wouter';
import { counted, recentText } from '../../lib/formats.ts';
import { thousandsText } from '../../lib/pesos.ts';
import { ACTIVE_PATIENT_MONTHS } from '../../shared/limits.ts';
import { count } from '../../shared/number-words.ts';
import type { PanelFigures } from '../../shared/schemas/panel.ts';

const todayText = ({ appointmentsToday, completedToday, pendingToday, missedToday }: PanelFigures): string => {
  if (appointmentsToday === 0) return 'Ninguna por ahora';
  const missed = missedToday > 0 ? `, ${counted(missedToday, 'no asistió', 'no asistieron')}` : '';
  return `${counted(completedToday, 'atendida', 'atendidas')}, ${count(pendingToday)} por confirmar${missed}`;
};

const unreadText = ({ oldestUnreadAt }: PanelFigures): string =>
  oldestUnreadAt === null
    ? 'Todo leído'
    : `La conversación más antigua, ${recentText(Date.parse(oldestUnreadAt), Date.now())}`;

/** The four figures (spec §2), each the door to what it counts. */
export const Figures = ({ figures }: { figures: PanelFigures }) => {
  const cards = [
    {
      to: '/dashboard/business/pacientes?activos=si',
      name: 'Pacientes Activos',
      figure: count(figures.totalPatients),
      text: `Vistos en ${ACTIVE_PATIENT_MONTHS} meses o con cita`,
    },
    {
      to: '/dashboard/business/agenda',
      name: 'Citas Hoy',
      figure: count(figures.appointmentsToday),
      text: todayText(figures),
    },
    {
      to: '/dashboard/business/ingresos',
      name: 'Ingresos del Mes',
      figure: thousandsText(figures.monthlyIncome),
      text: counted(figures.chargedVisits, 'visita cobrada', 'visitas cobradas'),
    },
    {
      to: '/dashboard/business/mensajes',
      name: 'Mensajes Pendientes',
      figure: count(figures.pendingMessages),
      text: unreadText(figures),
    },
  ];
  return (
    <ul className="figures">
      {cards.map(({ to, name, figure, text }) => (
        <li key={to}>
          <Link href={to} className="figure">
            <span className="figure-name">{name}</span>
            <b className="figure-number num">{figure}</b>
            <span className="soft small">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
