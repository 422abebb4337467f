import { FOLDERS, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { Icon, Mark } from '../../../ui/icon.tsx';

/** Where to go without searching: searches to begin with, the species, and the pages for an emergency and for a choice. */
export const SearchDoors = ({ examples }: { examples: readonly string[] }) => (
  <section className="search-doors">
    {examples.length > 0 && (
      <>
        <h2>Prueba con</h2>
        <ul className="search-examples">
          {examples.map((example) => (
            <li key={example}>
              <a href={`/buscar?q=${encodeURIComponent(example)}`}>{example}</a>
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
      <li data-species="emergency">
        <a href="/primeros-auxilios">
          <Icon name="briefcase-medical" />
          <b>Primeros Auxilios</b>
          <span>Qué hacer primero y a quién llamar</span>
        </a>
      </li>
      <li data-species="emergency">
        <a href="/toxicos">
          <Icon name="skull" />
          <b>¿Es tóxico para tu mascota?</b>
          <span>Alimentos, plantas, medicamentos y venenos</span>
        </a>
      </li>
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
