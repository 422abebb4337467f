import type { ToxicKind } from '../../../../content/schema/toxic-kinds.ts';
import type { IconName } from '../../../ui/icon-names.ts';

/** Drawing of each kind. */
export const TOXIC_ICON: Record<ToxicKind, IconName> = {
  alimento: 'utensils',
  medicamento: 'pill',
  planta: 'leaf',
  limpieza: 'spray-can',
  plaguicida: 'skull',
  humo: 'wind',
  animal: 'bug',
  objeto: 'package',
};
