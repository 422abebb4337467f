import type { ReactNode } from 'react';
import type { Reviewed } from '../../../../content/schema/review.ts';
import type { AnyBreed, BreedSummary, TopicSummary } from '../../../../content/schema/summary.ts';
import { Island } from '../../../lib/island.tsx';
import { type Folder, SPECIES_NAME, SPECIES_OF, type TopicSection } from '../../../shared/species.ts';
import { Icon } from '../../../ui/icon.tsx';
import { span } from '../figures.ts';
import { Folio } from '../folio.tsx';
import { Provenance } from '../provenance.tsx';
import { type BreedTab, BreedTabs } from './breed-tabs.tsx';
import { Ficha } from './ficha.tsx';
import { LegalBand, type LegalNotice } from './legal-band.tsx';
import { RelatedBreeds, TopicLinks } from './related.tsx';
import { TabCare } from './tab-care.tsx';
import { TabFood } from './tab-food.tsx';
import { TabGeneral } from './tab-general.tsx';
import { TabHealth } from './tab-health.tsx';
import { WelfareBand } from './welfare-band.tsx';

/** Everything a breed's page shows. */
export type BreedPageData = {
  slug: string;
  record: AnyBreed & Reviewed;
  /** What the law says of it; null when nothing. */
  legal: LegalNotice | null;
  related: BreedSummary[];
  topics: TopicSummary[];
};

export const breedTrail = (folder: Folder) => [
  { to: `/${folder}`, label: SPECIES_NAME[SPECIES_OF[folder]].many },
  { to: `/${folder}/razas`, label: 'Razas' },
];

/** Name, and the line with origin, size and life expectancy (spec §2). */
const Title = ({ record, legal }: Pick<BreedPageData, 'record' | 'legal'>) => (
  <div className="breed-title">
    <h1>{record.name}</h1>
    {'scientific_name' in record && <p className="sci">{record.scientific_name}</p>}
    {legal && (
      <p className={`tag ${legal.key.startsWith('exotica') ? 'warn' : 'bad'}`}>
        <Icon name="scale" />
        {legal.label}
      </p>
    )}
    <p className="breed-line">
      <span>
        <span className="sr-only">Origen: </span>
        {record.origin}
      </span>
      <span>
        <span className="sr-only">Tamaño: </span>
        {record.size}
      </span>
      <span className="num">
        <span className="sr-only">Esperanza de vida: </span>
        {span(record.life_expectancy, 'años')}
      </span>
    </p>
    <p className="breed-summary">{record.summary}</p>
  </div>
);

/** What a reader looks for next to the drawing: its colours, how people call it, how common it is. */
const AtAGlance = ({ record }: { record: AnyBreed }) => (
  <dl className="glance">
    <div>
      <dt>Colores</dt>
      <dd>{record.colors.join(' · ')}</dd>
    </div>
    {record.other_names.length > 0 && (
      <div>
        <dt>También le dicen</dt>
        <dd>{record.other_names.join(' · ')}</dd>
      </div>
    )}
    {'popularity' in record && (
      <div>
        <dt>En Colombia</dt>
        <dd>{record.popularity}</dd>
      </div>
    )}
  </dl>
);

const panelsOf = (folder: Folder, { record, topics }: BreedPageData): Record<BreedTab, ReactNode> => {
  const linksOf = (section: TopicSection) => (
    <TopicLinks folder={folder} topics={topics.filter((topic) => topic.section === section)} />
  );
  return {
    general: <TabGeneral folder={folder} record={record} />,
    cuidados: (
      <>
        <TabCare record={record} />
        {linksOf('cuidados')}
      </>
    ),
    alimentacion: (
      <>
        <TabFood record={record} />
        {linksOf('alimentacion')}
      </>
    ),
    salud: (
      <>
        <TabHealth record={record} />
        {linksOf('salud')}
      </>
    ),
  };
};

/** Breed detail (spec §2): notices, title, plates, ficha, four tabs, what is like it, and where the facts come from. */
export const BreedPage = ({ folder, data }: { folder: Folder; data: BreedPageData }) => {
  const { slug, record, legal, related } = data;
  return (
    <article>
      <div className="bg-sp-tint">
        <div className="wrap">
          <Folio trail={breedTrail(folder)} current={record.name} />
        </div>
        {legal && <LegalBand notice={legal} slug={`${folder}/${slug}`} />}
        {record.welfare && <WelfareBand {...record.welfare} />}
        <div className="wrap breed-top">
          <Title record={record} legal={legal} />
          <Island name="carousel" props={{ folder, slug, name: record.name, pictures: record.pictures }} />
          <Ficha folder={folder} slug={slug} record={record} />
          <AtAGlance record={record} />
        </div>
      </div>
      <div className="wrap">
        <BreedTabs name={record.name} panels={panelsOf(folder, data)} />
        {related.length > 0 && <RelatedBreeds folder={folder} breeds={related} />}
        <Provenance sources={record.sources} revised={record.revised} review={record.review} />
      </div>
      <Island name="ticks" props={{}} />
    </article>
  );
};
