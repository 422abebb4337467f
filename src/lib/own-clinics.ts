import type { PetCard } from '../shared/schemas/pet-file.ts';

export type OwnClinic = NonNullable<PetCard['clinic']>;
type Carded = Pick<PetCard, 'clinic'>;

/** Animals by the clinic that is called for them, in their order; those without one (`clinic` null) last. */
export const byClinic = <C extends Carded>(cards: readonly C[]): { clinic: OwnClinic | null; cards: C[] }[] => {
  const groups = new Map<string, { clinic: OwnClinic | null; cards: C[] }>();
  for (const card of [...cards].sort((a, b) => Number(!a.clinic) - Number(!b.clinic))) {
    const group = groups.get(card.clinic?.id ?? '');
    if (group) group.cards.push(card);
    else groups.set(card.clinic?.id ?? '', { clinic: card.clinic, cards: [card] });
  }
  return [...groups.values()];
};
