import type { TopicSummary } from '../../../../content/schema/summary.ts';
import { paths } from '../../../shared/paths.ts';
import { sectionTitle } from '../../../shared/routes.ts';
import { type Folder, SPECIES_NAME, SPECIES_OF, TOPIC_SECTIONS, type TopicSection } from '../../../shared/species.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Folio } from '../folio.tsx';

/** What a section answers, one line. */
export const SECTION_LEDE: Record<TopicSection, string> = {
  cuidados: 'Lo que se repite cada día, cada semana o cada mes, y cómo se hace.',
  alimentacion: 'Qué come, cuánto y con qué frecuencia, y lo que no debe probar.',
  salud: 'Qué vigilar, qué se previene y cuándo se llama al veterinario.',
};

export const sectionTrail = (folder: Folder) => [{ to: `/${folder}`, label: SPECIES_NAME[SPECIES_OF[folder]].many }];

type TopicIndexProps = { folder: Folder; section: TopicSection; topics: readonly TopicSummary[] };

/** The topics of one section of a species. */
export const TopicIndex = ({ folder, section, topics }: TopicIndexProps) => (
  <>
    <div className="bg-sp-tint">
      <div className="wrap">
        <Folio trail={sectionTrail(folder)} current={sectionTitle(folder, section)} />
        <header className="topic-head">
          <h1>{sectionTitle(folder, section)}</h1>
          <p className="lede measure">{SECTION_LEDE[section]}</p>
        </header>
      </div>
    </div>
    <div className="wrap">
      <ol className="topic-list">
        {topics.map(({ slug, title, summary }) => (
          <li key={slug}>
            <h2>
              <a href={paths.topic(folder, section, slug)}>{title}</a>
            </h2>
            <p className="measure">{summary}</p>
          </li>
        ))}
      </ol>
      <nav className="acts" aria-label="Otras secciones">
        {TOPIC_SECTIONS.filter((other) => other !== section).map((other) => (
          <a key={other} href={`/${folder}/${other}`} className="btn line">
            {sectionTitle(folder, other)}
            <Icon name="arrow-right" />
          </a>
        ))}
      </nav>
    </div>
  </>
);
