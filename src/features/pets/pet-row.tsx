import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { DrawPet } from '../../lib/draw-pet.ts';
import { paths } from '../../shared/paths.ts';
import type { Pet } from '../../shared/schemas/pet.ts';

/** A pet in a list: its picture, its name as the way to its page, one `line` about it, and what `children` add. */
export const PetRow = ({
  pet,
  draw,
  sizes = '104px',
  line,
  children,
}: {
  pet: Pet;
  draw: DrawPet;
  /** Width of the picture on the screen, as `sizes` of an image. */
  sizes?: string;
  line: string;
  children?: ReactNode;
}) => (
  <li className="pet-row">
    {draw(pet, sizes)}
    <div>
      <h3>
        <Link href={paths.pet(pet.id)} className="pet-link">
          {pet.name}
        </Link>
      </h3>
      <p className="soft small">{line}</p>
      {children}
    </div>
  </li>
);
