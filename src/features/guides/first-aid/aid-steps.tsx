import { othersAnchor, stepAnchor } from '../../../../content/schema/act-kinds.ts';
import type { NumbersFile } from '../../../../content/schema/facts.ts';
import type { FirstAidSituation } from '../../../../content/schema/first-aid.ts';
import { Island } from '../../../lib/island.tsx';
import { FOLDERS, type Folder, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { Icon } from '../../../ui/icon.tsx';
import { AID_PICTURES } from './aid-pictures.ts';
import { Whose } from './aid-whose.tsx';
import { lineOf, Whom } from './call-lines.tsx';

type Step = FirstAidSituation['then'][number];
type StepPictures = NonNullable<Step['pictures']>;

/** Id of the step whose beat can be followed. */
const COMPRESSIONS = 'comprimir';

/** How the hands do it; where a species has its own way, the others can hide it. */
const Pictures = ({ pictures }: { pictures: StepPictures }) => (
  <div className="aid-pictures">
    {pictures.map(({ file, alt, caption, for: folders }) => (
      <figure key={file} data-for={folders?.join(' ')}>
        <img src={AID_PICTURES[file]} width={480} height={320} alt={alt} loading="lazy" decoding="async" />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    ))}
  </div>
);

/** The same step for the species that do it another way, each under its name. */
const Instead = ({ id, instead }: { id: Step['id']; instead: NonNullable<Step['instead']> }) =>
  FOLDERS.map((folder) => {
    const own = instead[folder];
    const title = own && (
      <>
        <span className="aid-instead-name">{SPECIES_NAME[SPECIES_OF[folder]].one}:</span> {own.title}
      </>
    );
    return (
      own && (
        <div key={folder} className="aid-instead" data-for={folder} data-species={folder}>
          {/* While its text is not told (first-aid.css) it heads nothing: it is a line of the step. */}
          {id && id !== COMPRESSIONS && <p className="aid-instead-line">{title}</p>}
          <h3>{title}</h3>
          {id === COMPRESSIONS && (
            <>
              <a className="btn danger aid-own needs-js no-print" {...ownBeat(folder)}>
                <Icon name="heart-pulse" />
                Su ritmo, sin soplos
              </a>
              <Island name="cpr" id={`cpr-${folder}`} props={{ solo: true }} />
            </>
          )}
          <p>{own.text}</p>
        </div>
      )
    );
  });

/** Where the compressions of one species stand alone, with their own beat. */
const ownBeat = (folder: Folder) => ({
  href: `?especie=${folder}#${stepAnchor(COMPRESSIONS)}`,
  'data-choose': folder,
  'data-species': folder,
});

type AidStepsProps = { steps: Step[]; from: number; numbers: NumbersFile };

/** Asks for whom before the first word of force: a bird or a hamster is pressed otherwise (aid-species.ts wakes it). */
const AskWhom = () => (
  <nav className="aid-whom needs-js no-print" aria-label="¿A quién vas a comprimir?">
    {FOLDERS.map((folder) => (
      <a key={folder} className="chip" {...ownBeat(folder)}>
        {SPECIES_NAME[SPECIES_OF[folder]].one}
      </a>
    ))}
  </nav>
);

/** Whom the step is for as it stands: others do it another way, or not at all. */
const whomOf = ({ for: only, instead }: Pick<Step, 'for' | 'instead'>) => {
  const folders: readonly Folder[] = only ?? FOLDERS;
  return folders.filter((folder) => !instead?.[folder]);
};

/** One step per block with a huge numeral; a step that says to call carries the button. `from` is the number of the first. */
export const AidSteps = ({ steps, from, numbers }: AidStepsProps) => (
  <ol className="aid-steps" start={from}>
    {steps.map(({ id, title, text, call, pictures, instead, for: folders }) => {
      const line = call && lineOf(numbers, call);
      const whom = whomOf({ for: folders, instead });
      return (
        <li key={title} id={id && stepAnchor(id)} data-for={folders?.join(' ')}>
          {/* The style counts (first-aid.css): who chose a species sees no gap where a step is not for it. */}
          <span className="numeral" aria-hidden="true" />
          <div>
            {id === COMPRESSIONS && <AskWhom />}
            <div data-for={whom.join(' ')}>
              <h3>
                {whom.length < FOLDERS.length && <Whose folders={whom} />}
                {title}
              </h3>
              {id === COMPRESSIONS && <Island name="cpr" props={{ solo: false }} />}
              <p>{text}</p>
              {pictures && <Pictures pictures={pictures} />}
            </div>
            {instead && (
              <div id={id && othersAnchor(id)}>
                <Instead id={id} instead={instead} />
              </div>
            )}
            {line && (
              <a className="btn danger" href={`tel:${line.tel}`}>
                <Icon name="phone" />
                <span>
                  {line.label} <b className="num">{line.display}</b>
                  <Whom />
                </span>
              </a>
            )}
          </div>
        </li>
      );
    })}
  </ol>
);
