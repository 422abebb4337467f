/**
 * The 1–5 scales: the name readers see and the two ends of the ruler. A score is never a mark out of five:
 * 5 is more of the thing, not better.
 */
export const TRAITS = {
  energy_level: { name: 'Energía', low: 'Tranquilo', high: 'Incansable' },
  training_difficulty: { name: 'Entrenamiento', low: 'Fácil', high: 'Exigente' },
  grooming_frequency: { name: 'Cepillado', low: 'Poco', high: 'Diario' },
  noise_level: { name: 'Ruido', low: 'Callado', high: 'Ruidoso' },
  sociability: { name: 'Sociabilidad', low: 'Reservado', high: 'Con todos' },
  space_requirements: { name: 'Espacio', low: 'Poco', high: 'Mucho' },
  intelligence_level: { name: 'Inteligencia práctica', low: 'Rutinas simples', high: 'Resuelve todo' },
  exercise_needs: { name: 'Juego y ejercicio', low: 'Ratos cortos', high: 'Varias sesiones' },
  activity_level: { name: 'Actividad', low: 'Pausado', high: 'Incansable' },
  handling: { name: 'Manejo en la mano', low: 'Dócil', high: 'Escurridizo' },
  affection: { name: 'Apego', low: 'Independiente', high: 'Siempre encima' },
} as const;
export type Trait = keyof typeof TRAITS;

/** Which rulers a species draws, in the order of its ficha. */
export const FICHA_TRAITS = {
  perros: [
    'energy_level',
    'training_difficulty',
    'grooming_frequency',
    'noise_level',
    'space_requirements',
    'sociability',
  ],
  gatos: [
    'energy_level',
    'grooming_frequency',
    'noise_level',
    'exercise_needs',
    'training_difficulty',
    'intelligence_level',
    'affection',
  ],
  hamsters: ['activity_level', 'handling', 'space_requirements', 'training_difficulty'],
  loros: ['noise_level', 'space_requirements', 'training_difficulty', 'energy_level', 'affection'],
} as const satisfies Record<string, readonly Trait[]>;
