import type { NumbersFile } from '../../../../content/schema/facts.ts';
import type { FirstAid } from '../../../../content/schema/first-aid.ts';
import { FIRST_AID_GROUPS } from '../../../../content/schema/first-aid-groups.ts';
import type { Reviewed } from '../../../../content/schema/review.ts';
import type { FirstAidSummary } from '../../../../content/schema/summary.ts';
import { FOLDERS, type Folder } from '../../../shared/species.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Provenance } from '../provenance.tsx';
import { SpeciesSwitch } from '../species/species-switch.tsx';
import { AID_TITLE } from './aid-guide.tsx';
import { AidKit } from './aid-kit.tsx';
import { AidPage } from './aid-page.tsx';
import { AidRows } from './aid-row.tsx';
import { AidSituation } from './aid-situation.tsx';
import type { Titles } from './aid-triage.tsx';
import { FirstCalls } from './call-lines.tsx';
import { EatenDoor } from './urgent-doors.tsx';

export type AidEntryData = {
  slug: string;
  record: FirstAid & Reviewed;
  related: FirstAidSummary[];
  numbers: NumbersFile;
  titles: Titles;
  toxics: number;
};

export const AID_TRAIL = [{ to: '/primeros-auxilios', label: AID_TITLE }];

/** Species that an entry tells apart: its notes by species, or the things that only some need. */
const toldFor = (record: FirstAid): readonly Folder[] =>
  record.kind === 'situation'
    ? FOLDERS.filter((folder) => record.differences[folder])
    : FOLDERS.filter(() => record.items.some(({ species }) => species));

/** The one species that a situation is about. */
const onlyOf = (record: FirstAid): Folder | null => {
  const told = record.kind === 'situation' ? toldFor(record) : [];
  return told.length === 1 ? (told[0] ?? null) : null;
};

/** One first-aid entry, on its own address. */
export const AidEntry = ({ slug, record, related, numbers, titles, toxics }: AidEntryData) => (
  <AidPage
    trail={AID_TRAIL}
    current={record.title}
    numbers={numbers}
    poison={record.kind === 'kit' || record.poison}
    allNumbers={slug === 'contactos'}
    folders={toldFor(record)}
  >
    <p className="aid-kind">
      {FIRST_AID_GROUPS[record.group]}
      {record.urgent && (
        <span className="tag bad">
          <Icon name="siren" />
          Urgente
        </span>
      )}
    </p>
    <h1>{record.title}</h1>
    {record.kind === 'kit' && (
      <>
        <p className="lede measure">{record.summary}</p>
        <FirstCalls numbers={numbers} />
      </>
    )}
    {slug === 'intoxicaciones' && <EatenDoor toxics={toxics} />}
    {toldFor(record).length > 1 && <SpeciesSwitch folders={toldFor(record)} notes={record.kind === 'situation'} />}
    {record.kind === 'situation' ? (
      <AidSituation record={record} numbers={numbers} titles={titles} only={onlyOf(record)} />
    ) : (
      <AidKit record={record} slug={slug} />
    )}
    {related.length > 0 && (
      <nav className="aid-part no-print" aria-labelledby="mira-tambien">
        <h2 id="mira-tambien">Mira también</h2>
        <AidRows entries={related} only={onlyOf(record)} />
      </nav>
    )}
    <Provenance sources={record.sources} revised={record.revised} review={record.review} />
  </AidPage>
);
