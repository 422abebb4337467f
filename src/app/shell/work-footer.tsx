import { BRAND, COPYRIGHT_YEAR } from '../../shared/brand.ts';
import { paths } from '../../shared/paths.ts';
import { FOLDERS, SPECIES_NAME, SPECIES_OF } from '../../shared/species.ts';

const LINKS: readonly [string, string][] = [
  ...FOLDERS.map((folder): [string, string] => [`/${folder}`, SPECIES_NAME[SPECIES_OF[folder]].many]),
  ['/primeros-auxilios', 'Primeros Auxilios'],
  [paths.eaten, 'Qué se comió'],
  ['/privacidad', 'Privacidad'],
  ['/acerca', 'Acerca de'],
];

/** Whether a page is somebody's work, where the visitor's footer would take a third of the screen; null: the shell before any. */
export const isWork = (path: string | null): boolean =>
  path === null || /^\/dashboard\/(business|admin|toor)(\/|$)/.test(path);

/** The footer of working screens: one line. */
export const WorkFooter = () => (
  <footer className="site-footer work">
    <div className="wrap-app">
      <span>
        © {COPYRIGHT_YEAR} {BRAND}
      </span>
      <nav aria-label="Pie de página">
        <ul>
          {LINKS.map(([to, label]) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </footer>
);
