import { Link } from 'wouter';
import { type PetPage, paths } from '../../shared/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';

/** The pages of one pet. A page that has no screen yet has no line here: nothing that does not work is offered. */
const PAGES: readonly { page: PetPage | undefined; label: string; icon: IconName }[] = [
  { page: undefined, label: 'Ficha', icon: 'contact' },
  { page: 'carne', label: 'Carné', icon: 'syringe' },
  { page: 'historia', label: 'Historia clínica', icon: 'notebook-text' },
  { page: 'consulta', label: 'Consultar con IA', icon: 'sparkles' },
  { page: 'urgencias', label: 'Urgencias', icon: 'siren' },
];

/** Pages of a pet that lists lead to beside its first one: spec §2's 'Consultar con IA' and clinical history. */
const LISTED = PAGES.filter(({ page }) => page === 'consulta' || page === 'historia');

/** The ways from a pet in a list to its clinical history and to a question about it. */
export const PetLinks = ({ pet: { id, name } }: { pet: { id: string; name: string } }) => (
  <p className="pet-ways">
    {LISTED.map(({ page, label, icon }) => (
      <Link key={label} href={paths.pet(id, page)} className="btn quiet small">
        <Icon name={icon} />
        {label}
        <span className="sr-only"> de {name}</span>
      </Link>
    ))}
  </p>
);

/** On a phone the row is longer than the screen: the page that stands is brought into sight. */
const showHere = (nav: HTMLElement | null) => {
  const here = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && here) nav.scrollLeft = here.offsetLeft - nav.offsetLeft - 24;
};

/** The way between the pages of one pet. `here` undefined: its first one. */
export const PetNav = ({ id, name, here }: { id: string; name: string; here: PetPage | undefined }) => (
  <nav className="pet-nav" ref={showHere} aria-label={`Páginas de ${name}`}>
    <ul>
      {PAGES.map(({ page, label, icon }) => (
        <li key={label}>
          <Link href={paths.pet(id, page)} aria-current={page === here ? 'page' : undefined}>
            <Icon name={icon} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
