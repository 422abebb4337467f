import { paths } from '../../../shared/paths.ts';
import { FOLDERS, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { Icon, Mark } from '../../../ui/icon.tsx';
import { CALCULATOR, CHOCOLATE } from '../chocolate/chocolate-dose.ts';
import { toxicQuery } from './toxic-filters.ts';

/** The way from the first-aid guide to the index of toxics: all of it, of one species, or the chocolate calculator. */
export const ToxicEntry = () => (
  <section className="aid-group no-print" aria-labelledby="es-toxico">
    <h2 id="es-toxico">¿Es tóxico para él?</h2>
    <p className="lede measure">
      Lo que a un perro apenas le cae mal puede matar a un loro. Búscalo por su nombre y mira siempre la especie.
    </p>
    <p className="acts mt-4">
      <a href="/toxicos" className="btn danger">
        <Icon name="search" />
        Buscar una sustancia
      </a>
      <a href={`${paths.toxic(CHOCOLATE)}#${CALCULATOR}`} className="btn danger-line">
        <Icon name="calculator" />
        Calcular el chocolate
      </a>
    </p>
    <ul className="flex flex-wrap gap-x-6 mt-2">
      {FOLDERS.map((folder) => (
        <li key={folder} data-species={folder} data-for={folder}>
          <a href={`/toxicos${toxicQuery({ folder, kind: null })}`} className="link">
            <Mark name={`track-${folder}`} className="text-sp" />
            {SPECIES_NAME[SPECIES_OF[folder]].many}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
