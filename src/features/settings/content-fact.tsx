import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useToday } from '../../lib/now.ts';
import { Icon } from '../../ui/icon.tsx';
import { agoText, dateText } from './figures.ts';

/** A text of the service that is changed in its file and not here: its date and age, its version, and how to change it. */
export const ContentFact = ({
  title,
  dated,
  date,
  version,
  seen,
  how,
  children,
}: {
  title: string;
  /** What happened on `date` (`YYYY-MM-DD`): 'Revisados', 'Vigente desde'. */
  dated: string;
  date: string;
  version: string;
  /** Where people read it. */
  seen: { to: string; text: string };
  /** How it is changed, for who keeps the service's files. */
  how: ReactNode;
  /** Who changes it. */
  children: ReactNode;
}) => {
  const ago = agoText(date, useToday());
  return (
    <article className="setting">
      <h3>{title}</h3>
      <dl className="content-facts">
        <div>
          <dt>{dated}</dt>
          <dd>
            <time dateTime={date}>{dateText(date)}</time>
            {ago && <span className="soft"> ({ago})</span>}
          </dd>
        </div>
        <div>
          <dt>Versión</dt>
          <dd className="num">{version}</dd>
        </div>
      </dl>
      <p className="measure">{children}</p>
      <details className="content-how">
        <summary>Para quien mantiene el servicio</summary>
        <p className="small measure">{how}</p>
      </details>
      <Link href={seen.to} className="link">
        {seen.text}
        <Icon name="arrow-right" />
      </Link>
    </article>
  );
};
