import type { Catalogue } from '../../../../content/schema/summary.ts';
import { paths } from '../../../shared/paths.ts';
import { sectionTitle } from '../../../shared/routes.ts';
import { SECTION_NAME, TOPIC_SECTIONS } from '../../../shared/species.ts';

/** The topics of a species under their three sections. */
export const SpeciesTopics = ({ catalogue: { folder, topics } }: { catalogue: Catalogue }) => (
  <section className="grid gap-8 sm:grid-cols-3 sm:gap-10" aria-label="Temas">
    {TOPIC_SECTIONS.map((section) => {
      const own = topics.filter((topic) => topic.section === section);
      if (own.length === 0) return null;
      return (
        <div key={section}>
          <h2 className="border-b-2 border-sp pb-1.5 text-2 text-sp">
            <a
              href={`/${folder}/${section}`}
              className="inline-flex min-h-11 items-center no-underline hover:underline"
              aria-label={sectionTitle(folder, section)}
            >
              {SECTION_NAME[section]}
            </a>
          </h2>
          <ul>
            {own.map((topic) => (
              <li key={topic.slug} className="border-b border-line">
                <a
                  href={paths.topic(folder, section, topic.slug)}
                  className="flex min-h-12 items-center py-2.5 no-underline underline-offset-4 hover:underline"
                >
                  {topic.shortTitle}
                </a>
              </li>
            ))}
          </ul>
        </div>
      );
    })}
  </section>
);
