import type { AnyBreed } from '../../../../content/schema/summary.ts';
import { Icon } from '../../../ui/icon.tsx';

type Pictures = AnyBreed['pictures'];

const idOf = (place: number) => `lamina-${place + 1}`;

/** An arrow: a label of the radio of the plate it leads to. */
const Arrow = ({ to, name, icon }: { to: number; name: string; icon: 'chevron-left' | 'chevron-right' }) => (
  <label className="round-btn" title={name} htmlFor={idOf(to)}>
    <Icon name={icon} />
  </label>
);

/** What stands below a plate while it is chosen (breed-page.css): the names of what it shows, its caption, the ways to its neighbours. */
const Words = ({ picture, place, count }: { picture: Pictures[number]; place: number; count: number }) => {
  const { marks, labels, caption, credit } = picture;
  const names = [...marks.map(({ label }) => label), ...labels.map(({ text }) => text)];
  return (
    <div>
      {names.length > 0 && (
        <ol className="legend" aria-label={marks.length > 0 ? 'Señas de la lámina' : 'Figuras de la lámina'}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
      <p>
        <b>{`Lámina ${place + 1} de ${count}.`}</b>
        {` ${caption}${credit ? ` Foto: ${credit.author}, ${credit.licence}.` : ''}`}
      </p>
      {count > 1 && (
        <>
          <Arrow to={(place + count - 1) % count} name="Lámina anterior" icon="chevron-left" />
          <Arrow to={(place + 1) % count} name="Lámina siguiente" icon="chevron-right" />
        </>
      )}
    </div>
  );
};

/** Captions of the plates, and what chooses one: a radio each, the dots, between the arrows. */
export const PlateWords = ({ pictures, onPick }: { pictures: Pictures; onPick: (place: number) => void }) => (
  <div className="plate-foot" aria-live="polite">
    {pictures.map((picture, place) => (
      <Words key={picture.n} picture={picture} place={place} count={pictures.length} />
    ))}
    {pictures.length > 1 && (
      <span className="dots" role="radiogroup" aria-label="Lámina que se ve">
        {pictures.map((picture, place) => (
          <input
            key={picture.n}
            type="radio"
            name="lamina"
            id={idOf(place)}
            aria-label={`Lámina ${place + 1}`}
            defaultChecked={place === 0}
            onChange={() => onPick(place)}
          />
        ))}
      </span>
    )}
  </div>
);
