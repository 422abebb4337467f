import type { AnyBreed } from '../../../../content/schema/summary.ts';
import { Plain } from '../../../lib/island.tsx';
import type { Folder } from '../../../shared/species.ts';
import { Icon, Mark } from '../../../ui/icon.tsx';
import { FieldMarks } from './field-marks.tsx';
import { FigureNames } from './figure-names.tsx';
import { Picture } from './picture.tsx';
import { OPENS_VIEWER, PictureViewer } from './picture-viewer.tsx';
import { PlateArrow } from './plate-arrow.tsx';

type Plate = AnyBreed['pictures'][number];
type CarouselProps = { folder: Folder; slug: string; name: string; pictures: readonly Plate[] };

/** Plate width: full on phones, the wide column from 960 px. */
const SIZES = '(min-width: 80rem) 694px, (min-width: 60rem) 55vw, calc(100vw - 34px)';

/** The plate of a breed that nobody has drawn yet: its track, and the truth. */
const EmptyPlate = ({ folder, name }: { folder: Folder; name: string }) => (
  <figure className="carousel">
    <div className="plate plate-empty">
      <Mark name={`track-${folder}`} />
    </div>
    <figcaption className="plate-foot">
      Sin lámina: esta raza no está dibujada. La huella es la de su especie.
      <span className="sr-only"> No hay dibujo de {name}.</span>
    </figcaption>
  </figure>
);

const wordsOf = ({ caption, credit }: Plate) =>
  credit ? `${caption} Foto: ${credit.author}, ${credit.licence}.` : caption;

/** Where a plate is too narrow for its captions they stand below it. */
const Legend = ({ plate: { marks, labels }, place }: { plate: Plate; place: number }) => {
  const names = [...marks.map(({ label }) => label), ...labels.map(({ text }) => text)];
  if (names.length === 0) return null;
  return (
    <ol
      className="legend"
      data-of={place}
      hidden={place > 0}
      aria-label={marks.length > 0 ? 'Señas de la lámina' : 'Figuras de la lámina'}
    >
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ol>
  );
};

const Turns = ({ pictures }: { pictures: readonly Plate[] }) => (
  <div className="plate-nav needs-js">
    <PlateArrow step={-1} />
    {pictures.map(({ n, caption }, place) => (
      <button
        key={n}
        type="button"
        className="dot"
        aria-label={`Lámina ${place + 1}: ${caption}`}
        aria-current={place === 0}
        data-plate={place}
      />
    ))}
    <PlateArrow step={1} />
  </div>
);

/**
 * The plates of a breed with all that turning them shows (turn-plates.ts): the first one until the loader is there; without script all
 * of them, side by side.
 */
export const Carousel = ({ folder, slug, name, pictures }: CarouselProps) => {
  const [first] = pictures;
  const count = pictures.length;
  if (!first) return <EmptyPlate folder={folder} name={name} />;
  return (
    <Plain name="carousel">
      <section className="carousel" aria-roledescription="carrusel" aria-label={`Láminas de ${name}`}>
        <div className="plate">
          <div className="plate-strip" data-index="0" data-near="false">
            {pictures.map((picture, place) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; this is a slide (APG, carousel).
              <div
                key={picture.n}
                className="plate-slide"
                role="group"
                aria-roledescription="lámina"
                aria-label={`${place + 1} de ${count}`}
                data-caption={wordsOf(picture)}
              >
                <Picture folder={folder} slug={slug} n={picture.n} alt={picture.alt} sizes={SIZES} lead={place === 0} />
                {picture.marks.length > 0 && <FieldMarks marks={picture.marks} />}
                {picture.labels.length > 0 && <FigureNames labels={picture.labels} />}
              </div>
            ))}
          </div>
          <button
            type="button"
            className="round-btn zoom needs-js"
            aria-label="Ver a pantalla completa"
            {...OPENS_VIEWER}
          >
            <Icon name="maximize" />
          </button>
        </div>
        {pictures.map((plate, place) => (
          <Legend key={plate.n} plate={plate} place={place} />
        ))}
        <div className="plate-foot">
          <p aria-live="polite">
            <b>{`Lámina 1 de ${count}.`}</b> <span>{wordsOf(first)}</span>
          </p>
          {count > 1 && <Turns pictures={pictures} />}
        </div>
        {count > 1 && (
          <p className="swipe-hint needs-js" data-gone="false">
            <Icon name="move-horizontal" />
            Desliza para ver más
          </p>
        )}
        <PictureViewer many={count > 1}>
          <Picture folder={folder} slug={slug} n={first.n} alt={first.alt} sizes="100vw" />
        </PictureViewer>
      </section>
    </Plain>
  );
};
