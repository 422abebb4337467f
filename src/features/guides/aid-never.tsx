import { Icon } from '../../ui/icon.tsx';

/** What never to do stands apart, in its own box. */
export const AidNever = ({ lines }: { lines: readonly string[] }) => (
  <section className="never" aria-labelledby="nunca">
    <h2 id="nunca">
      <Icon name="ban" />
      Nunca hagas esto
    </h2>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);
