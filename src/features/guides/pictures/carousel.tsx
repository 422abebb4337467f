import { useState } from 'react';
import type { AnyBreed } from '../../../../content/schema/summary.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import type { Folder } from '../../../shared/species.ts';
import { Icon, Mark } from '../../../ui/icon.tsx';
import { FieldMarks } from './field-marks.tsx';
import { FigureNames } from './figure-names.tsx';
import { Picture } from './picture.tsx';
import { PictureViewer, ViewerButton } from './picture-viewer.tsx';
import { useSwipe } from './swipe.ts';

type Pictures = AnyBreed['pictures'];
type CarouselProps = { folder: Folder; slug: string; name: string; pictures: Pictures };

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

/**
 * The plates of a breed (spec §2, Carousel): index wraps at both ends, swipes past 50 px count, the hint goes at the first touch move,
 * a click opens the viewer. Before the app is up the first plate shows; without script all of them do, side by side.
 */
export const Carousel = ({ folder, slug, name, pictures }: CarouselProps) => {
  const [index, setIndex] = useState(0);
  const [hint, setHint] = useState(true);
  const [near, setNear] = useState(false);
  const live = useHydrated();
  const count = pictures.length;
  const go = (step: number) => setIndex((before) => (before + step + count) % count);
  const swipe = useSwipe(go, () => setHint(false));
  const current = pictures[index];
  if (!current) return <EmptyPlate folder={folder} name={name} />;
  const names = [...current.marks.map(({ label }) => label), ...current.labels.map(({ text }) => text)];
  const wake = () => setNear(true);
  return (
    <section
      className="carousel"
      aria-roledescription="carrusel"
      aria-label={`Láminas de ${name}`}
      onPointerEnter={wake}
      onFocus={wake}
    >
      <div className="plate" {...swipe}>
        <div className="plate-strip" data-index={index} data-near={near}>
          {pictures.map((picture, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; this is a slide (APG, carousel).
            <div
              key={picture.n}
              className="plate-slide"
              role="group"
              aria-roledescription="lámina"
              aria-label={`${place + 1} de ${count}`}
              inert={live && place !== index}
            >
              <Picture folder={folder} slug={slug} n={picture.n} alt={picture.alt} sizes={SIZES} lead={place === 0} />
              {picture.marks.length > 0 && <FieldMarks marks={picture.marks} />}
              {picture.labels.length > 0 && <FigureNames labels={picture.labels} />}
            </div>
          ))}
        </div>
        <ViewerButton />
      </div>
      {names.length > 0 && (
        <ol className="legend" aria-label={current.marks.length > 0 ? 'Señas de la lámina' : 'Figuras de la lámina'}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
      <div className="plate-foot">
        <p aria-live="polite">
          <b>
            Lámina {index + 1} de {count}.
          </b>{' '}
          {current.caption}
          {current.credit && ` Foto: ${current.credit.author}, ${current.credit.licence}.`}
        </p>
        {count > 1 && (
          <div className="plate-nav needs-js">
            <button type="button" className="round-btn" aria-label="Lámina anterior" onClick={() => go(-1)}>
              <Icon name="chevron-left" />
            </button>
            {pictures.map((picture, place) => (
              <button
                key={picture.n}
                type="button"
                className="dot"
                aria-label={`Lámina ${place + 1}: ${picture.caption}`}
                aria-current={place === index}
                onClick={() => setIndex(place)}
              />
            ))}
            <button type="button" className="round-btn" aria-label="Lámina siguiente" onClick={() => go(1)}>
              <Icon name="chevron-right" />
            </button>
          </div>
        )}
      </div>
      {count > 1 && (
        <p className="swipe-hint needs-js" data-gone={!hint}>
          <Icon name="move-horizontal" />
          Desliza para ver más
        </p>
      )}
      <PictureViewer folder={folder} slug={slug} pictures={pictures} index={index} sizes={SIZES} onGo={go} />
    </section>
  );
};
