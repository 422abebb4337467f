import type { Topic } from '../../../../content/schema/topic.ts';
import { Icon } from '../../../ui/icon.tsx';

/** The words before ' si ': when to go, which are read first. */
const urgent = (see: string): [when: string, why: string] => {
  const cut = see.indexOf(' si ');
  return [see.slice(0, cut), see.slice(cut)];
};

/** What whoever reads nothing else of a topic takes along. */
export const Essentials = ({ facts, never, see }: Topic['essentials']) => {
  const [when, why] = urgent(see ?? '');
  return (
    <section className="essentials" aria-labelledby="lo-esencial">
      <h2 id="lo-esencial">Lo esencial</h2>
      <ul>
        {facts.map(({ mark, text }) => (
          <li key={mark + text}>
            <b>{mark}</b> <span>{text}</span>
          </li>
        ))}
        <li className="never">
          <Icon name="ban" /> <span>{never}</span>
        </li>
      </ul>
      {see && (
        <p>
          <b>{when}</b>
          {why}
        </p>
      )}
    </section>
  );
};
