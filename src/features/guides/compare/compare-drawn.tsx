import type { ReactNode } from 'react';
import type { DrawnBreed, DrawnComparison, Fact } from '../../../shared/compare.ts';
import { paths } from '../../../shared/paths.ts';
import type { Folder } from '../../../shared/species.ts';
import { Icon, Mark } from '../../../ui/icon.tsx';
import { BreedThumb } from '../breeds/breed-thumb.tsx';
import { type Cell, type Compared, factsOf } from './compare-facts.ts';
import { compared } from './compare-load.ts';

/** How the build draws: React's html of one piece. */
type Draw = (piece: ReactNode) => string;

const Ruler = ({ cell, ends, folder }: { cell: Cell; ends: NonNullable<Fact<Cell>['ends']>; folder: Folder }) => (
  <span className="compare-ruler" data-score={cell.score}>
    <span className="sr-only">
      {cell.score} de 5, de {ends.low} a {ends.high}
    </span>
    <Mark name={`track-${folder}`} />
    <span className="compare-bar" aria-hidden="true" />
  </span>
);

const Value = ({ fact: { cell, ends }, folder, slug }: { fact: Fact<Cell>; folder: Folder; slug: string }) => {
  if (cell.items) {
    return (
      <>
        <ul className="dash">
          {cell.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <a className="link no-print" href={`${paths.breed(folder, slug)}#salud`}>
          Ver su salud
        </a>
      </>
    );
  }
  if (cell.warns) {
    return (
      <b className="compare-warning">
        <Icon name="triangle-alert" />
        {cell.text}
      </b>
    );
  }
  return (
    <>
      <b className={cell.yes === undefined ? 'num' : 'compare-answer'} data-yes={cell.yes}>
        {cell.yes !== undefined && <Icon name={cell.yes ? 'check' : 'minus'} />}
        {cell.text}
      </b>
      {ends && <Ruler cell={cell} ends={ends} folder={folder} />}
      {cell.note && <small>{cell.note}</small>}
    </>
  );
};

const Face = ({ folder, breed: { slug, record } }: { folder: Folder; breed: Compared }) => (
  <>
    <BreedThumb
      folder={folder}
      breed={{ slug, portrait: record.pictures.find(({ n }) => n === 1)?.alt ?? null }}
      sizes="(min-width: 60rem) 300px, 30vw"
      eager
    />
    <a href={paths.breed(folder, slug)}>{record.name}</a>
  </>
);

/** The same mark, in words and in shape, on every row where the breeds part. */
const Differs = () => (
  <span className="compare-mark compare-differs">
    <Icon name="move-horizontal" />
    Cambia
  </span>
);

/** A box of the browser's own: what it leaves out is the style's to say (compare.css). */
const OnlyWhatChanges = () => (
  <label className="chip compare-only no-print">
    <input type="checkbox" />
    <Icon name="check" />
    Solo lo que cambia
  </label>
);

const drawBreed = (draw: Draw, folder: Folder, breed: Compared): DrawnBreed => ({
  slug: breed.slug,
  name: breed.record.name,
  head: draw(<Face folder={folder} breed={breed} />),
  groups: factsOf(folder, breed).map(({ title, facts }) => ({
    title,
    facts: facts.map((fact) => ({ ...fact, cell: draw(<Value fact={fact} folder={folder} slug={breed.slug} />) })),
  })),
});

/** Every answer of every breed of a species, for the Worker to put those that are asked for side by side (worker/pages/compare.ts). */
export const drawComparison = async (draw: Draw, folder: Folder): Promise<DrawnComparison> => ({
  breeds: (await compared(folder)).map((breed) => drawBreed(draw, folder, breed)),
  only: draw(<OnlyWhatChanges />),
  differs: draw(<Differs />),
  same: draw(<span className="compare-mark">Igual</span>),
  cross: draw(<Icon name="x" />),
  tick: draw(<Icon name="check" />),
});
