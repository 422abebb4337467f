import { wallTime } from '../../../src/shared/time.ts';
import type { OwnData } from './queries.ts';

const when = (at: number | null): string | null => (at === null ? null : wallTime(at));

const placeWords = ({ name, joinedAt, waitsSince }: OwnData['homes'][number]) => ({
  nombre: name,
  desde: when(joinedAt),
  'espera un sí desde': when(waitsSince),
});

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
  'cuidan a mis mascotas': carers.map(placeWords),
  'cuido a las mascotas de': homes.map(placeWords),
  'enlaces del hogar': careLinks.map((link) => ({
    'mascota que entrega': link.pet,
    'para quién': link.label,
    creado: when(link.createdAt),
    usado: when(link.usedAt),
    anulado: when(link.endedAt),
  })),
});
