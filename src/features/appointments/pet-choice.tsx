import type { UseFormRegister } from 'react-hook-form';
import type { DrawPet } from '../../lib/draw-pet.ts';
import type { Pet } from '../../shared/schemas/pet.ts';
import { Choice, ChoiceGroup } from '../../ui/choices.tsx';
import type { Booking } from './booking.ts';

export const PetChoice = ({
  pets,
  draw,
  register,
  error,
}: {
  pets: readonly Pet[];
  draw: DrawPet;
  register: UseFormRegister<Booking>;
  error?: string | undefined;
}) => (
  <ChoiceGroup legend="Mascota" className="pet-choices" error={error}>
    {pets.map((pet) => (
      <Choice key={pet.id} className="card-choice" value={pet.id} {...register('petId')}>
        {draw(pet, '92px')}
        <span>{pet.name}</span>
      </Choice>
    ))}
  </ChoiceGroup>
);
