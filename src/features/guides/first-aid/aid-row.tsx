import type { FirstAidSummary } from '../../../../content/schema/summary.ts';
import { paths } from '../../../shared/paths.ts';
import type { Folder } from '../../../shared/species.ts';
import { Icon } from '../../../ui/icon.tsx';
import { AID_ICON, ANY_AID_ICON } from './aid-icons.ts';

type AidRowsProps = { entries: readonly FirstAidSummary[]; only?: Folder | null };

/** Entries of the guide as rows that a thumb hits; `only`: for one species. */
export const AidRows = ({ entries, only = null }: AidRowsProps) => (
  <ul className="aid-rows">
    {entries.map(({ slug, title, hint, urgent, species }) => (
      <li key={slug} data-for={species?.join(' ')}>
        <a href={paths.firstAid(slug, only)}>
          <Icon name={AID_ICON[slug] ?? ANY_AID_ICON} />
          <span>
            <b>{title}</b>
            {urgent && <span className="sr-only">Urgente. </span>}
            {hint}
          </span>
          <Icon name="chevron-right" />
        </a>
      </li>
    ))}
  </ul>
);
