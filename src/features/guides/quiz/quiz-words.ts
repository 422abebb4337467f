import type { Folder } from '../../../shared/species.ts';
import type { Need } from './quiz-animals.ts';

/** What each degree of a need means, from 1 to 5. */
export const DEGREES: Record<Need, readonly [string, string, string, string, string]> = {
  tiempo: [
    'menos de una hora al día',
    'cerca de una hora al día',
    'hora y media al día',
    'unas dos horas al día',
    'más de dos horas al día',
  ],
  espacio: [
    'cabe en cualquier apartamento',
    'poco espacio',
    'un apartamento amplio',
    'una casa amplia',
    'una casa con patio',
  ],
  ruido: ['casi no se oye', 'se oye poco', 'se oye a ratos', 'se oye bastante', 'lo oyen los vecinos'],
  dinero: ['gastos pequeños', 'gastos corrientes', 'gastos medios', 'gastos altos', 'gastos muy altos'],
};

/** The expenses of each species in kind (its page says more). */
export const EXPENSES: Record<Folder, string> = {
  perros: 'concentrado, antipulgas, vacunas y control',
  gatos: 'alimento, arena, vacunas y control',
  hamsters: 'el montaje de la jaula y un veterinario de exóticos',
  loros: 'pellets, fruta, juguetes y un veterinario de aves',
};

type Question = {
  key: string;
  legend: string;
  hint: string;
  options: readonly (readonly [value: string, label: string])[];
};

export const QUESTIONS = [
  {
    key: 'tiempo',
    legend: '¿Cuánto tiempo tienes cada día?',
    hint: 'Para salir, jugar, cepillar, limpiar y acompañar.',
    options: [
      ['poco', 'Menos de una hora'],
      ['medio', 'Una o dos horas'],
      ['mucho', 'Más de dos horas'],
    ],
  },
  {
    key: 'espacio',
    legend: '¿Dónde va a vivir?',
    hint: 'El patio no reemplaza el paseo.',
    options: [
      ['pequeno', 'Apartamento pequeño'],
      ['amplio', 'Apartamento amplio'],
      ['casa', 'Casa con patio o finca'],
    ],
  },
  {
    key: 'ruido',
    legend: '¿Cuánto ruido aguantan tú y tus vecinos?',
    hint: 'También el de las seis de la mañana.',
    options: [
      ['poco', 'Casi nada'],
      ['medio', 'A ratos'],
      ['mucho', 'No es problema'],
    ],
  },
  {
    key: 'ninos',
    legend: '¿Hay niños pequeños en casa?',
    hint: 'Menores de ocho años, o que vengan seguido.',
    options: [
      ['si', 'Sí'],
      ['no', 'No'],
    ],
  },
  {
    key: 'dinero',
    legend: '¿Qué puedes sostener todos los meses?',
    hint: 'En especie: cuánta comida, qué manos, qué equipo.',
    options: [
      ['basico', 'Comida y control'],
      ['medio', 'También peluquería o más comida'],
      ['holgado', 'Todo eso y una reserva'],
    ],
  },
  {
    key: 'anos',
    legend: '¿Cuántos años puedes acompañarlo?',
    hint: 'Piensa en mudanzas, estudios y viajes.',
    options: [
      ['pocos', 'Hasta unos cinco'],
      ['medio', 'Hasta unos quince'],
      ['todos', 'Los que viva'],
    ],
  },
] as const satisfies readonly Question[];

export type QuestionKey = (typeof QUESTIONS)[number]['key'];

/** Short names of the criteria, for proposals and the table. */
export const CRITERION: Record<QuestionKey, string> = {
  tiempo: 'Tiempo',
  espacio: 'Espacio',
  ruido: 'Ruido',
  ninos: 'Niños',
  dinero: 'Gastos',
  anos: 'Años',
};
