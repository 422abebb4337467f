import { Icon } from '../../../ui/icon.tsx';
import { forAttribute } from './whose-line.ts';

/** Place of what never to do on the page of an entry. */
export const NEVER = 'nunca';

/** What never to do stands apart, in its own box. */
export const AidNever = ({ lines }: { lines: readonly string[] }) => (
  <section className="never" aria-labelledby={NEVER}>
    <h2 id={NEVER}>
      <Icon name="ban" />
      Nunca hagas esto
    </h2>
    <ul>
      {lines.map((line) => (
        <li key={line} data-for={forAttribute(line)}>
          {line}
        </li>
      ))}
    </ul>
  </section>
);
