import type { NumbersFile } from '../../../../content/schema/facts.ts';
import type { FirstAidSituation } from '../../../../content/schema/first-aid.ts';
import { FOLDERS, type Folder, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { Icon, Mark } from '../../../ui/icon.tsx';
import { Prose } from '../prose.tsx';
import { COUNTER } from '../vital-signs/vital-count.ts';
import { AidNever, NEVER } from './aid-never.tsx';
import { AidSteps } from './aid-steps.tsx';
import { AidTriage, type Titles } from './aid-triage.tsx';
import { forAttribute } from './whose-line.ts';

type SituationProps = { record: FirstAidSituation; numbers: NumbersFile; titles: Titles; only: Folder | null };

/** One fact a line; one that is a dog's or a bird's is left out for who chose another. */
const AidLines = ({ items }: { items: readonly string[] }) => (
  <ul className="dash">
    {items.map((item) => (
      <li key={item} data-for={forAttribute(item)}>
        {item}
      </li>
    ))}
  </ul>
);

const Differences = ({ differences }: Pick<FirstAidSituation, 'differences'>) => {
  const told = FOLDERS.flatMap((folder) => {
    const text = differences[folder];
    return text ? [{ folder, text }] : [];
  });
  if (told.length === 0) return null;
  return (
    <section className="aid-part" aria-labelledby="segun-la-especie">
      <h2 id="segun-la-especie">Según la especie</h2>
      <div className="aid-species">
        {told.map(({ folder, text }) => (
          <section key={folder} data-species={folder} data-for={folder}>
            <h3>
              <Mark name={`track-${folder}`} />
              {SPECIES_NAME[SPECIES_OF[folder]].many}
            </h3>
            <Prose text={text} />
          </section>
        ))}
      </div>
    </section>
  );
};

/** Something that is happening: triage, the first minute, what never to do, the steps after that, what changes by species, when to leave, what to say, how to tell. */
export const AidSituation = ({ record, numbers, titles, only }: SituationProps) => (
  <>
    <AidTriage triage={record.triage} titles={titles} only={only} steps={[...record.first_minute, ...record.then]} />
    <section id="pasos" className="aid-part" aria-labelledby="primer-minuto">
      <div className="aid-minute">
        <h2 id="primer-minuto">El primer minuto</h2>
        <a className="no-print" href={`#${NEVER}`}>
          <Icon name="ban" />
          Lo que nunca
        </a>
      </div>
      <AidSteps steps={record.first_minute} from={1} numbers={numbers} />
    </section>
    <AidNever lines={record.never} />
    <section className="aid-part" aria-labelledby="despues">
      <h2 id="despues">Después</h2>
      <AidSteps steps={record.then} from={record.first_minute.length + 1} numbers={numbers} />
    </section>
    <Differences differences={record.differences} />
    <div className="aid-pair">
      <section className="aid-part" aria-labelledby="sal-ya">
        <h2 id="sal-ya">Sal ya para la clínica si</h2>
        <AidLines items={record.leave_at_once} />
      </section>
      <section className="aid-part" aria-labelledby="dile">
        <h2 id="dile">Dile al veterinario</h2>
        <AidLines items={record.tell_the_vet} />
        <a href={`/primeros-auxilios#${COUNTER}`} className="link no-print">
          <Icon name="clock" />
          Contar respiraciones o latidos
        </a>
      </section>
    </div>
    <section className="aid-part" aria-labelledby="senales">
      <h2 id="senales">Cómo reconocerlo</h2>
      <p className="lede measure">{record.summary}</p>
      <AidLines items={record.signs} />
    </section>
  </>
);
