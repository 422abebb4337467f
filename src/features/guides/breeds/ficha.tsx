import type { AnyBreed } from '../../../../content/schema/summary.ts';
import type { Folder } from '../../../shared/species.ts';
import { Icon, Mark } from '../../../ui/icon.tsx';
import { measuresOf, rulersOf, yesNoOf } from './breed-traits.ts';
import { SizeFigure } from './size-figure.tsx';

type Ruler = ReturnType<typeof rulersOf>[number];

/** A map ruler with the species' track as marker: 5 is more of the thing, not better, so both ends have a name. */
const RulerRow = ({ ruler, folder }: { ruler: Ruler; folder: Folder }) => (
  <div className="scale">
    <dt>{ruler.name}</dt>
    <dd>{ruler.label}</dd>
    <dd className="ruler" data-score={ruler.score}>
      <span className="sr-only">{`${ruler.score} de 5, de ${ruler.low} a ${ruler.high}`}</span>
      <Mark name={`track-${folder}`} />
      <span className="ruler-bar" />
      <span className="ruler-ends" aria-hidden="true">
        <span>{ruler.low}</span>
        <span>{ruler.high}</span>
      </span>
    </dd>
  </div>
);

/** The specimen label: size beside a person, measures, rulers and yes or no at a glance. */
export const Ficha = ({ folder, slug, record }: { folder: Folder; slug: string; record: AnyBreed }) => (
  <section className="ficha" aria-labelledby="ficha">
    <h2 id="ficha">Ficha</h2>
    <SizeFigure folder={folder} slug={slug} record={record} />
    <dl className="measures num">
      {measuresOf(folder, record).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <dl className="scales">
      {rulersOf(folder, record).map((ruler) => (
        <RulerRow key={ruler.trait} ruler={ruler} folder={folder} />
      ))}
    </dl>
    <ul className="yes-no">
      {yesNoOf(record).map(({ key, name, yes, note }) => (
        <li key={key} data-yes={yes}>
          <Icon name={yes ? 'check' : 'minus'} />
          <span>
            <span className="sr-only">{yes ? 'Sí. ' : 'No. '}</span>
            <b>{name}</b>
            {note}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
