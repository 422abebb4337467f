import { Link } from 'wouter';
import type { FirstAidSummary } from '../../../content/schema/summary.ts';
import { paths } from '../../shared/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { AID_ICON, ANY_AID_ICON } from './aid-icons.ts';

/** Entries of the guide as rows that a thumb hits. */
export const AidRows = ({ entries }: { entries: readonly FirstAidSummary[] }) => (
  <ul className="aid-rows">
    {entries.map(({ slug, title, hint, urgent, species }) => (
      <li key={slug} data-for={species?.join(' ')}>
        <Link href={paths.firstAid(slug)}>
          <Icon name={AID_ICON[slug] ?? ANY_AID_ICON} />
          <span>
            <b>{title}</b>
            {urgent && <span className="sr-only">Urgente. </span>}
            {hint}
          </span>
          <Icon name="chevron-right" />
        </Link>
      </li>
    ))}
  </ul>
);
