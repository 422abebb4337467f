import { isLookedAfter } from '../../shared/looked-after.ts';
import { ROLES, type Role } from '../../shared/roles.ts';
import { MIN_IDLE_HOURS, SESSION_BOUNDS, type SessionLife, type SessionLives } from '../../shared/session-lives.ts';

type Part = keyof SessionLife;
/** What stands in the fields. */
export type TypedLives = Record<Role, Record<Part, string>>;

const HOURS = { name: 'horas', hours: 1 } as const;
const DAYS = { name: 'días', hours: 24 } as const;

/** The unit of a field: those who administer are asked again within hours, all else is counted in days. */
export const unitOf = (role: Role, part: Part) => (part === 'idleHours' && !isLookedAfter(role) ? HOURS : DAYS);

const decimal = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 3, useGrouping: false });

/** The lives as the form opens with them. */
export const typedLives = (lives: SessionLives): TypedLives => {
  const typed = (role: Role, part: Part) => decimal.format(lives[role][part] / unitOf(role, part).hours);
  return Object.fromEntries(
    ROLES.map((role) => [role, { idleHours: typed(role, 'idleHours'), absoluteHours: typed(role, 'absoluteHours') }]),
  ) as TypedLives;
};

/** Hours of a typed number, comma or point, to the whole hour; NaN: it is none. */
const hoursOf = (text: string, role: Role, part: Part): number =>
  /^\d{1,4}([.,]\d{1,3})?$/.test(text.trim())
    ? Math.round(Number(text.trim().replace(',', '.')) * unitOf(role, part).hours)
    : Number.NaN;

/** 'De 2 horas a 90 días.' */
export const boundsText = (role: Role, part: Part): string => {
  const { name, hours } = unitOf(role, part);
  return `De ${MIN_IDLE_HOURS} horas a ${decimal.format(SESSION_BOUNDS[role][part] / hours)} ${name}.`;
};

/** What is wrong with each field; `read` are the lives in hours when nothing is. */
export const checkLives = (typed: TypedLives) => {
  const wrong: Partial<Record<Role, Partial<Record<Part, string>>>> = {};
  const read = {} as SessionLives;
  for (const role of ROLES) {
    const life = {
      idleHours: hoursOf(typed[role].idleHours, role, 'idleHours'),
      absoluteHours: hoursOf(typed[role].absoluteHours, role, 'absoluteHours'),
    };
    read[role] = life;
    for (const part of ['idleHours', 'absoluteHours'] as const) {
      const fits = life[part] >= MIN_IDLE_HOURS && life[part] <= SESSION_BOUNDS[role][part];
      if (!fits) wrong[role] = { ...wrong[role], [part]: `Escribe un número. ${boundsText(role, part)}` };
    }
    if (!wrong[role] && life.idleHours > life.absoluteHours)
      wrong[role] = { idleHours: 'No puede ser más que la duración total.' };
  }
  return { wrong, read: Object.keys(wrong).length === 0 ? read : null };
};
