import type { Told } from '../shared/schemas/told.ts';
import { toldText, toldWhat } from './told.ts';

/** What was told to somebody, folded under `title`: each notice and what became of it. */
export const ToldList = ({ title, told }: { title: string; told: readonly Told[] }) => (
  <details className="visit-history">
    <summary>{title}</summary>
    <ol>
      {told.map((one) => (
        <li key={`${one.kind} ${one.way} ${one.at}`} className="small">
          <b>{toldWhat(one)}</b>
          <span className="soft"> · {toldText(one, Date.now())}</span>
        </li>
      ))}
    </ol>
  </details>
);
