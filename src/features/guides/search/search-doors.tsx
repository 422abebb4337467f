import { SEARCH_WORDS, URGENT_DOORS } from '../../../shared/search/labels.ts';
import { FOLDERS, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { Icon, Mark } from '../../../ui/icon.tsx';

/**
 * Where to go without searching: the pages for an emergency, first because whoever asked on a slow phone reads them while the search
 * is prepared; then searches to begin with, the species, and the page for a choice.
 */
export const SearchDoors = ({ examples }: { examples: readonly string[] }) => (
  <section className="search-doors">
    <h2>{SEARCH_WORDS.pressing}</h2>
    <ul className="search-ways">
      {URGENT_DOORS.map(({ href, symbol, tint, title, text }) => (
        <li key={href} data-species={tint}>
          <a href={href}>
            <Icon name={symbol} />
            <b>{title}</b>
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
    {examples.length > 0 && (
      <>
        <h2>Prueba con</h2>
        <ul className="search-examples">
          {examples.map((example) => (
            <li key={example}>
              <a className="chip" href={`/buscar?q=${encodeURIComponent(example)}`}>
                {example}
              </a>
            </li>
          ))}
        </ul>
      </>
    )}
    <h2>O entra directo</h2>
    <ul className="search-ways">
      {FOLDERS.map((folder) => (
        <li key={folder} data-species={folder}>
          <a href={`/${folder}`}>
            <Mark name={`track-${folder}`} />
            <b>{SPECIES_NAME[SPECIES_OF[folder]].many}</b>
            <span>Razas, cuidados, alimentación y salud</span>
          </a>
        </li>
      ))}
      <li data-species="house">
        <a href="/encuentra">
          <Icon name="list-checks" />
          <b>¿Qué mascota va contigo?</b>
          <span>Seis preguntas, con sus razones</span>
        </a>
      </li>
    </ul>
  </section>
);
