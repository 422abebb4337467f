import { holidayName } from '../../src/shared/holidays.ts';
import { addDays, today, weekday } from '../../src/shared/time.ts';
import { DEMO_PASSWORD } from '../seed/people.ts';
import type { Step, Walker } from './walker.ts';

const enter = async ({ open, type, press }: Walker, who: string, door: string) => {
  await open(door);
  await type('Correo electrónico', `${who}@patasyplumas.test`);
  await type('Contraseña', DEMO_PASSWORD);
  await press('button[type=submit]', 'Ingresar');
};

/** A day that every clinic works and no pet of the demo has a visit on, as the choice of days says it. */
const workday = (): string => {
  const next = [2, 3, 4, 5, 6].map((days) => addDays(today(Date.now()), days));
  const open = next.find((day) => !holidayName(day) && weekday(day) < 6);
  return new Intl.DateTimeFormat('es-CO', { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${open}T00:00Z`));
};

/** Five steps of people with an account. */
export const PRIVATE_STEPS: Step[] = [
  {
    name: 'an owner comes in where the own address leads',
    walk: async (person) => {
      await person.open('/appointments');
      await person.sees(`location.pathname === '/login'`);
      await enter(person, 'familia', '/login?from=%2Fappointments');
      await person.sees(`location.pathname === '/appointments' && says('h1', 'Mis citas') && fits()`);
    },
  },
  {
    name: 'the owner books a visit, to its end',
    walk: async ({ press, choose, sees, type }) => {
      await press('label', 'Maní');
      await press('label', 'Control');
      await choose('Clínica', 'Veterinaria Los Sauces (demo), Bogotá');
      await type('Notas', 'Come poco');
      await press('fieldset label', workday());
      await press('label:has(input[type=radio]:enabled)', ':');
      await press('main button', 'Agendar Cita');
      await sees(`says('main, [role=status], [role=alert]', 'Cita agendada: Control de Maní')`);
    },
  },
  {
    name: 'the dashboard, whole, and its tabs',
    walk: async ({ open, press, sees }) => {
      await open('/dashboard/user');
      await sees(`says('h1', 'Hola, Familia Rojas Peña') && fits()`);
      await sees(`says('[role=tabpanel]', 'Nube')`);
      await press('[role=tab]', 'Citas');
      await sees(`location.search.includes('vista=citas') && says('h2, h3', 'Anteriores')`);
    },
  },
  {
    name: 'goes out, and is out',
    walk: async ({ open, press, sees }) => {
      await press('header button', 'Familia');
      await press('[role=menuitem]', 'Cerrar Sesión');
      await sees(`location.pathname === '/login' && localStorage.getItem('token') === null`);
      await open('/dashboard/user');
      await sees(`location.pathname === '/login'`);
    },
  },
  {
    name: 'a clinic sees its day',
    walk: async (person) => {
      await enter(person, 'clinica', '/login/business');
      await person.sees(`location.pathname === '/dashboard/business' && says('h1', 'Panel Veterinario')`);
      await person.press('main a', 'Citas Hoy');
      await person.sees(`says('h1', 'Agenda') && fits()`);
    },
  },
];
