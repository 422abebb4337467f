import type { FirstAidKit } from '../../../../content/schema/first-aid.ts';
import { Island } from '../../../lib/island.tsx';
import { anchorOf } from '../../../shared/anchor.ts';
import { SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { Mark } from '../../../ui/icon.tsx';
import { Prose } from '../prose.tsx';
import { Ticks } from '../ticks/ticks.tsx';
import { AidNever } from './aid-never.tsx';

type Item = FirstAidKit['items'][number];

const Detail = ({ note, species }: Item) => (
  <>
    <span className="tick-note">{note}</span>
    {species && (
      <span className="tick-species">
        Solo
        {species.map((folder) => (
          <span key={folder} data-species={folder}>
            <Mark name={`track-${folder}`} />
            {SPECIES_NAME[SPECIES_OF[folder]].many.toLowerCase()}
          </span>
        ))}
      </span>
    )}
  </>
);

/** Something to have ready: a list to tick, kept on this device, and how to use and keep it. */
export const AidKit = ({ record, slug }: { record: FirstAidKit; slug: string }) => (
  <>
    <section className="aid-part" aria-labelledby="lista">
      <h2 id="lista">Lista para marcar</h2>
      <p className="needs-js no-print text-soft">Lo que marques queda guardado en este dispositivo.</p>
      <Ticks
        list={`kit:${slug}`}
        items={record.items.map((item) => ({ label: item.name, detail: <Detail {...item} />, species: item.species }))}
        className="kit"
      />
      <Island name="ticks" props={{}} />
    </section>
    {record.content.map(({ subtitle, text }) => (
      <section key={subtitle} className="aid-part">
        <h2 id={anchorOf(subtitle)}>{subtitle}</h2>
        <Prose text={text} />
      </section>
    ))}
    <AidNever lines={record.never} />
  </>
);
