import { startTransition, useState } from 'react';
import type { AnyBreed } from '../../../../content/schema/summary.ts';
import type { Folder } from '../../../shared/species.ts';
import { Icon, Mark } from '../../../ui/icon.tsx';
import { FieldMarks } from './field-marks.tsx';
import { FigureNames } from './figure-names.tsx';
import { Picture } from './picture.tsx';
import { PictureViewer, ViewerButton } from './picture-viewer.tsx';
import { PlateWords } from './plate-words.tsx';
import { useSwipe } from './swipe.ts';
import { usePlates } from './use-plates.ts';

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
 * a click opens the viewer. Which plate shows is a radio's state that the style reads, so dots and arrows (its labels) work before React
 * is there and without it; a finger scrolls the plates until React counts its pixels.
 */
export const Carousel = ({ folder, slug, name, pictures }: CarouselProps) => {
  const [hint, setHint] = useState(true);
  const count = pictures.length;
  const { root, index, isOwn, isNear, go, pick, wake } = usePlates(count);
  const swipe = useSwipe(go, () => startTransition(() => setHint(false)));
  if (count === 0) return <EmptyPlate folder={folder} name={name} />;
  return (
    <section
      ref={root}
      className="carousel"
      aria-roledescription="carrusel"
      aria-label={`Láminas de ${name}`}
      onPointerEnter={wake}
      onFocus={wake}
    >
      <div className="plate" data-own={isOwn || undefined} {...swipe}>
        <div className="plate-strip" data-near={isNear || undefined}>
          {pictures.map((picture, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; this is a slide (APG, carousel).
            <div
              key={picture.n}
              className="plate-slide"
              role="group"
              aria-roledescription="lámina"
              aria-label={`${place + 1} de ${count}`}
              inert={isOwn && place !== index}
            >
              <Picture folder={folder} slug={slug} n={picture.n} alt={picture.alt} sizes={SIZES} lead={place === 0} />
              {picture.marks.length > 0 && <FieldMarks marks={picture.marks} />}
              {picture.labels.length > 0 && <FigureNames labels={picture.labels} />}
            </div>
          ))}
        </div>
        <ViewerButton />
      </div>
      <PlateWords pictures={pictures} onPick={pick} />
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
