import type { IconName } from '../../../ui/icon-names.ts';

/** Drawing of each entry of the first-aid guide, by its slug. */
export const AID_ICON: Record<string, IconName> = {
  'golpes-y-caidas': 'activity',
  intoxicaciones: 'skull',
  'dificultad-respiratoria': 'wind',
  'golpe-de-calor': 'sun',
  convulsiones: 'zap',
  atragantamiento: 'circle-alert',
  hemorragia: 'droplets',
  'sapo-venenoso': 'triangle-alert',
  'mordedura-de-serpiente': 'worm',
  'parto-con-problemas': 'baby',
  'ave-con-dificultad': 'feather',
  'hamster-frio': 'snowflake',
  'barriga-hinchada': 'activity',
  'gato-que-no-orina': 'droplets',
  ahogamiento: 'droplets',
  rcp: 'heart-pulse',
  'cortes-y-rasgunos': 'bandage',
  quemaduras: 'flame',
  picaduras: 'bug',
  'ojo-herido': 'eye',
  'mordida-de-animal-silvestre': 'bug',
  'elementos-basicos': 'list-checks',
  medicamentos: 'pill',
  contactos: 'contact',
};

/** Of an entry that has none, and of the guide itself. */
export const ANY_AID_ICON: IconName = 'briefcase-medical';
