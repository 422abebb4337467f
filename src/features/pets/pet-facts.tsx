import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { allergyFact } from '../../lib/allergies.ts';
import { monthName } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { ageText } from '../../shared/pets.ts';
import type { PetFile } from '../../shared/schemas/pet-file.ts';
import { SPECIES_NAME } from '../../shared/species.ts';
import { Icon } from '../../ui/icon.tsx';
import { chipText, SEX_NAME, yesNo } from './pet-words.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Unsaid = () => <span className="soft">Sin anotar</span>;

/** The guide of a pet's breed, where the catalogue has it. */
export type BreedGuide = { name: string; href: string };

/** The pet's label: what is known of it, and the way to the guide of its breed. */
export const PetFacts = ({
  pet,
  guide,
  onEdit,
}: {
  pet: PetFile;
  guide: BreedGuide | null;
  onEdit: (() => void) | null;
}) => {
  const month = useToday().slice(0, 7);
  const { birthMonth } = pet;
  return (
    <section className="pet-label" aria-labelledby="ficha">
      <div className="row-head">
        <h2 id="ficha">Ficha</h2>
        {onEdit && (
          <button type="button" className="btn line small" id="editar" onClick={onEdit}>
            <Icon name="pencil" />
            Editar<span className="sr-only"> la ficha de {pet.name}</span>
          </button>
        )}
      </div>
      <dl className="pet-facts">
        <Fact name="Especie">{SPECIES_NAME[pet.species].one}</Fact>
        <Fact name="Raza">
          {pet.breed ?? <Unsaid />}
          {guide && (
            <Link href={guide.href} className="link pet-guide">
              <Icon name="leaf" />
              Guía: {guide.name}
            </Link>
          )}
        </Fact>
        <Fact name="Nació">
          {monthName(`${birthMonth}-01`)} de <span className="num">{birthMonth.slice(0, 4)}</span>
          {pet.diedAt === null && <span className="soft"> · {ageText(birthMonth, month)}</span>}
        </Fact>
        <Fact name="Sexo">{pet.sex ? SEX_NAME[pet.sex] : <Unsaid />}</Fact>
        <Fact name="Esterilización">{pet.isNeutered === null ? <Unsaid /> : yesNo(pet.isNeutered)}</Fact>
        <Fact name="Color">{pet.colour ?? <Unsaid />}</Fact>
        <Fact name="Microchip">
          {pet.microchip ? <span className="num">{chipText(pet.microchip)}</span> : <Unsaid />}
        </Fact>
        <Fact name="Alergias">{allergyFact(pet)}</Fact>
        <Fact name="Medicinas">{pet.medicines ?? <Unsaid />}</Fact>
        <Fact name="Notas">{pet.notes ?? <Unsaid />}</Fact>
      </dl>
    </section>
  );
};
