import { stepAnchor } from '../../../content/schema/act-kinds.ts';
import type { NumbersFile } from '../../../content/schema/facts.ts';
import type { FirstAidSituation } from '../../../content/schema/first-aid.ts';
import { Icon } from '../../ui/icon.tsx';
import { AID_PICTURES } from './aid-pictures.ts';
import { lineOf } from './call-lines.tsx';
import { CprPlace } from './cpr-place.tsx';

type StepPictures = NonNullable<FirstAidSituation['then'][number]['pictures']>;

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

type AidStepsProps = { steps: FirstAidSituation['then']; from: number; numbers: NumbersFile };

/** One step per block with a huge numeral; a step that says to call carries the button. `from` is the number of the first. */
export const AidSteps = ({ steps, from, numbers }: AidStepsProps) => (
  <ol className="aid-steps" start={from}>
    {steps.map(({ id, title, text, call, pictures }, index) => {
      const line = call && lineOf(numbers, call);
      return (
        <li key={title} id={id && stepAnchor(id)}>
          <span className="numeral" aria-hidden="true">
            {from + index}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
            {id === COMPRESSIONS && <CprPlace />}
            {pictures && <Pictures pictures={pictures} />}
            {line && (
              <a className="btn danger" href={`tel:${line.tel}`}>
                <Icon name="phone" />
                {line.label}
              </a>
            )}
          </div>
        </li>
      );
    })}
  </ol>
);
