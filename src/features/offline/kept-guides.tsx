import { useState } from 'react';
import { count } from '../../shared/number-words.ts';
import type { KeptGuide } from '../../shared/offline.ts';
import { matchPage, sectionTitle } from '../../shared/routes.ts';
import { SPECIES_NAME, SPECIES_OF, TOPIC_SECTIONS } from '../../shared/species.ts';
import { Icon, Mark } from '../../ui/icon.tsx';

/** Guides shown before the rest is asked for. */
const FIRST = 8;

const day = new Intl.DateTimeFormat('es-CO', { timeZone: 'America/Bogota', day: 'numeric', month: 'long' });

/** A comparison is kept with what it asks for. */
const pageOf = (path: string) => matchPage(path.replace(/\?.*/, ''))?.page;

/** Where a guide belongs: 'Razas de perros', 'Salud de gatos'; null for pages of no species. */
const placeOf = (path: string): string | null => {
  const { folder, screen } = pageOf(path) ?? {};
  if (!folder) return null;
  const section = TOPIC_SECTIONS.find((one) => path.startsWith(`/${folder}/${one}`));
  if (section) return sectionTitle(folder, section);
  const animals = SPECIES_NAME[SPECIES_OF[folder]].many;
  return screen === 'breed' || screen === 'breeds' ? `Razas de ${animals.toLowerCase()}` : animals;
};

/** 'Razas de perros · guardada el 21 de noviembre' */
const about = (path: string, at: number): string => {
  const place = placeOf(path);
  return `${place ? `${place} · g` : 'G'}uardada el ${day.format(at)}`;
};

const Row = ({ path, title, at }: KeptGuide) => {
  const folder = pageOf(path)?.folder;
  return (
    <li data-species={folder ?? 'house'}>
      <a href={path}>
        {folder ? <Mark name={`track-${folder}`} /> : <Icon name="notebook-text" />}
        <span>
          <b>{title}</b>
          {about(path, at)}
        </span>
        <Icon name="chevron-right" />
      </a>
    </li>
  );
};

/** The guides that this device keeps. Plain links: each is opened whole, as it was kept. */
export const KeptGuides = ({ guides }: { guides: readonly KeptGuide[] }) => {
  const [all, setAll] = useState(false);
  if (guides.length === 0) {
    return (
      <p className="measure mt-3">
        Todavía no hay ninguna. Cada guía que abras con internet queda guardada aquí con sus láminas, y la puedes volver
        a leer donde no haya señal.
      </p>
    );
  }
  return (
    <>
      <ul className="aid-rows">
        {guides.slice(0, all ? undefined : FIRST).map((guide) => (
          <Row key={guide.path} {...guide} />
        ))}
      </ul>
      {!all && guides.length > FIRST && (
        <button type="button" className="btn line mt-4" onClick={() => setAll(true)}>
          Ver las {count(guides.length)} guardadas
        </button>
      )}
    </>
  );
};
