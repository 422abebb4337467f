import type { NumbersFile } from '../../../content/schema/facts.ts';
import type { FirstAidSituation } from '../../../content/schema/first-aid.ts';
import { Icon } from '../../ui/icon.tsx';
import { lineOf } from './call-lines.tsx';

type AidStepsProps = { steps: FirstAidSituation['then']; from: number; numbers: NumbersFile };

/** One step per block with a huge numeral; a step that says to call carries the button. `from` is the number of the first. */
export const AidSteps = ({ steps, from, numbers }: AidStepsProps) => (
  <ol className="aid-steps" start={from}>
    {steps.map(({ title, text, call }, index) => {
      const line = call && lineOf(numbers, call);
      return (
        <li key={title}>
          <span className="numeral" aria-hidden="true">
            {from + index}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
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
