import type { BreedSummary, TopicSummary } from '../../../../content/schema/summary.ts';
import { paths } from '../../../shared/paths.ts';
import { sectionTitle } from '../../../shared/routes.ts';
import { type Folder, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { Icon, Mark } from '../../../ui/icon.tsx';
import { Picture } from '../pictures/picture.tsx';

/** Breeds a reader of this one wants to see next. */
export const RelatedBreeds = ({ folder, breeds }: { folder: Folder; breeds: readonly BreedSummary[] }) => (
  <nav className="related no-print" aria-labelledby="parecidas">
    <h2 id="parecidas">{folder === 'loros' ? 'Aves parecidas' : 'Se le parecen'}</h2>
    <ul>
      {breeds.map(({ slug, name, temperament, portrait }) => (
        <li key={slug}>
          <a href={paths.breed(folder, slug)}>
            <span className="related-pic">
              {portrait ? (
                <Picture folder={folder} slug={slug} n={1} alt="" sizes="96px" />
              ) : (
                <Mark name={`track-${folder}`} />
              )}
            </span>
            <span>
              <b>{name}</b>
              {temperament}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** Topic guides of the species that go on where a tab ends. */
export const TopicLinks = ({ folder, topics }: { folder: Folder; topics: readonly TopicSummary[] }) =>
  topics.length > 0 && (
    <nav className="topic-links no-print" aria-label={sectionTitle(folder, topics[0]?.section ?? 'cuidados')}>
      <h3>{`Para todos los ${SPECIES_NAME[SPECIES_OF[folder]].many.toLowerCase()}`}</h3>
      <ul>
        {topics.map(({ slug, section, title }) => (
          <li key={slug}>
            <a href={paths.topic(folder, section, slug)} className="link">
              {title}
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
