import { wallTime } from '../../../src/shared/time.ts';
import type { OwnData } from './queries.ts';

const when = (at: number | null): string | null => (at === null ? null : wallTime(at));

/** Who cares for a person's animals, and for whose they care, in words. */
export const householdPart = ({
  waits,
  carers,
  homes,
  careLinks,
}: Pick<OwnData, 'waits' | 'carers' | 'homes' | 'careLinks'>) => ({
  'listas de espera': waits.map(({ pet, clinic, from, until, createdAt }) => ({
    mascota: pet,
    clínica: clinic,
    desde: from,
    hasta: until,
    'se anotó': when(createdAt),
  })),
  'cuidan a mis mascotas': carers.map(({ name, joinedAt }) => ({ nombre: name, desde: when(joinedAt) })),
  'cuido a las mascotas de': homes.map(({ name, joinedAt }) => ({ nombre: name, desde: when(joinedAt) })),
  'enlaces del hogar': careLinks.map((link) => ({
    'mascota que entrega': link.pet,
    'para quién': link.label,
    creado: when(link.createdAt),
    usado: when(link.usedAt),
    anulado: when(link.endedAt),
  })),
});
