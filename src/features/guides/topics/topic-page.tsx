import type { Reviewed } from '../../../../content/schema/review.ts';
import type { Topic } from '../../../../content/schema/topic.ts';
import { anchorOf } from '../../../shared/anchor.ts';
import { sectionTitle } from '../../../shared/routes.ts';
import { type Folder, SECTION_NAME, SPECIES_NAME, SPECIES_OF, type TopicSection } from '../../../shared/species.ts';
import { Folio } from '../folio.tsx';
import { Prose } from '../prose.tsx';
import { Provenance } from '../provenance.tsx';
import { Essentials } from './essentials.tsx';
import type { GuideLink } from './guide-links.ts';
import { ReadOn } from './read-on.tsx';

export type TopicPageData = { slug: string; section: TopicSection; record: Topic & Reviewed; links: GuideLink[] };

export const topicTrail = (folder: Folder, section: TopicSection) => [
  { to: `/${folder}`, label: SPECIES_NAME[SPECIES_OF[folder]].many },
  { to: `/${folder}/${section}`, label: SECTION_NAME[section] },
];

/** A topic page (spec §2): title and blocks of subtitle and text, with its contents at hand. */
export const TopicPage = ({ folder, data }: { folder: Folder; data: TopicPageData }) => {
  const { section, record, links } = data;
  return (
    <article>
      <div className="bg-sp-tint">
        <div className="wrap">
          <Folio trail={topicTrail(folder, section)} current={record.short_title} />
          <header className="topic-head">
            <p className="[font-weight:600] text-sp">{sectionTitle(folder, section)}</p>
            <h1>{record.title}</h1>
            <p className="lede measure">{record.summary}</p>
          </header>
        </div>
      </div>
      <div className="wrap topic-body">
        <div>
          <Essentials {...record.essentials} />
          <nav className="page-contents no-print" aria-labelledby="en-esta-pagina">
            <h2 id="en-esta-pagina">En esta página</h2>
            <ol>
              {record.content.map(({ subtitle }) => (
                <li key={subtitle}>
                  <a href={`#${anchorOf(subtitle)}`}>{subtitle}</a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <div>
          {record.content.map(({ subtitle, text }) => (
            <section key={subtitle} className="topic-block">
              <h2 id={anchorOf(subtitle)}>{subtitle}</h2>
              <Prose text={text} />
            </section>
          ))}
          <ReadOn links={links} />
          <Provenance sources={record.sources} revised={record.revised} review={record.review} />
        </div>
      </div>
    </article>
  );
};
