import { useAuth } from '../../lib/session.tsx';
import { BRAND, COPYRIGHT_YEAR } from '../../shared/brand.ts';
import { DIRECTORY_PATH } from '../../shared/directory.ts';
import { paths } from '../../shared/paths.ts';
import { dashboardFor } from '../../shared/roles.ts';
import { FOLDERS, SPECIES_NAME, SPECIES_OF } from '../../shared/species.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import { Brand } from './header.tsx';

const AccountLinks = () => {
  const { user } = useAuth();
  const links = user
    ? [
        [dashboardFor(user.role), 'Panel Principal'],
        ['/cuenta', 'Mi cuenta'],
      ]
    : [
        ['/login', 'Iniciar Sesión'],
        ['/register', 'Registrarse'],
        ['/login/business', 'Portal Empresarial'],
      ];
  return links.map(([to, label]) => (
    <li key={to}>
      <a href={to as string}>{label}</a>
    </li>
  ));
};

/** Footer of every page: the guides, the numbers, the account, the copyright year of the spec. */
export const Footer = () => {
  const { user } = useAuth();
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="foot-grid">
          <div className="grid content-start gap-3 justify-items-start">
            <Brand to={user ? dashboardFor(user.role) : '/'} />
            <p className="text-soft text-[1rem] max-w-[44ch]">
              Guía de cuidado de perros, gatos, hámsters y loros para Colombia. Orienta, pero no reemplaza a tu
              veterinario.
            </p>
          </div>
          <nav className="foot-cols" aria-label="Pie de página">
            <div>
              <h2>Guías</h2>
              <ul>
                {FOLDERS.map((folder) => (
                  <li key={folder} data-species={folder}>
                    <a href={`/${folder}`}>
                      <Mark name={`track-${folder}`} className="text-sp" />
                      {SPECIES_NAME[SPECIES_OF[folder]].many}
                    </a>
                  </li>
                ))}
                <li>
                  <a href="/buscar">
                    <Icon name="search" />
                    Buscar
                  </a>
                </li>
              </ul>
            </div>
            <div>
              <h2>Urgencias</h2>
              <ul>
                <li>
                  <a href="/primeros-auxilios">Primeros Auxilios</a>
                </li>
                <li>
                  <a href={paths.eaten}>Qué se comió</a>
                </li>
                <li>
                  <a href={DIRECTORY_PATH}>Veterinarias por ciudad</a>
                </li>
                <li>
                  <a href="tel:123">
                    <Icon name="phone" />
                    <span className="num">123</span>
                  </a>
                </li>
              </ul>
            </div>
            <div>
              <h2>Tu cuenta</h2>
              <ul>
                <AccountLinks />
                <li>
                  <a href="/privacidad">Privacidad</a>
                </li>
                <li>
                  <a href="/acerca">Acerca de</a>
                </li>
              </ul>
            </div>
          </nav>
        </div>
        <div className="colophon">
          <span>
            © {COPYRIGHT_YEAR} {BRAND}
          </span>
          <span>Hecho en Colombia. Todos los animales están dibujados.</span>
        </div>
      </div>
    </footer>
  );
};
