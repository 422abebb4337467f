import { Link } from 'wouter';
import { type PetPage, paths } from '../../shared/paths.ts';
import type { Pet } from '../../shared/schemas/pet.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';

/** The pages of one pet. A page that has no screen yet has no line here: nothing that does not work is offered. */
const PAGES: readonly { page: PetPage | undefined; label: string; icon: IconName }[] = [
  { page: undefined, label: 'Ficha', icon: 'contact' },
  { page: 'carne', label: 'Carné', icon: 'syringe' },
  { page: 'historia', label: 'Historia clínica', icon: 'notebook-text' },
  { page: 'consulta', label: 'Consultar con IA', icon: 'sparkles' },
  { page: 'urgencias', label: 'Urgencias', icon: 'siren' },
];

/** What serves a living animal alone. */
const FOR_THE_LIVING: readonly (PetPage | undefined)[] = ['consulta', 'urgencias'];
const pagesOf = ({ diedAt }: Named) =>
  diedAt === null ? PAGES : PAGES.filter(({ page }) => !FOR_THE_LIVING.includes(page));

type Named = Pick<Pet, 'id' | 'name' | 'diedAt'>;

const Ask = ({ pet: { id, name } }: { pet: Named }) => (
  <Link href={paths.pet(id, 'consulta')} className="btn quiet small">
    <Icon name="sparkles" />
    Consultar con IA
    <span className="sr-only"> de {name}</span>
  </Link>
);

/** From a pet in a list: a question about it stands in words (spec §2), its other pages behind one menu. */
export const PetWays = ({ pet }: { pet: Named }) => (
  <div className="pet-ways">
    {pet.diedAt === null && <Ask pet={pet} />}
    <MoreMenu
      about={pet.name}
      items={pagesOf(pet)
        .filter(({ page }) => page !== 'consulta')
        .map(({ page, label, icon }) => ({
          label,
          icon,
          href: paths.pet(pet.id, page),
        }))}
    />
  </div>
);

/** On a phone the row is longer than the screen: the page that stands is brought into sight. */
const showHere = (nav: HTMLElement | null) => {
  const here = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && here) nav.scrollLeft = here.offsetLeft - nav.offsetLeft - 24;
};

/** The way between the pages of one pet. `here` undefined: its first one. */
export const PetNav = ({ pet, here }: { pet: Named; here: PetPage | undefined }) => (
  <nav className="pet-nav" ref={showHere} aria-label={`Páginas de ${pet.name}`}>
    <ul>
      {pagesOf(pet).map(({ page, label, icon }) => (
        <li key={label}>
          <Link href={paths.pet(pet.id, page)} aria-current={page === here ? 'page' : undefined}>
            <Icon name={icon} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
