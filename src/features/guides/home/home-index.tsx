import type { GuideIndex } from '../../../../content/schema/summary.ts';
import { paths } from '../../../shared/paths.ts';
import { SECTION_NAME, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { Mark } from '../../../ui/icon.tsx';

const Line = ({ to, label, end }: { to: string; label: string; end: string | number }) => (
  <li>
    <a href={to} className="group flex min-h-11 items-baseline gap-2 pt-2.5 text-[1rem] leading-tight no-underline">
      <span className="min-w-0 underline-offset-4 group-hover:underline">{label}</span>
      <span className="leader" aria-hidden="true" />
      <span className="num text-s text-soft">{end}</span>
    </a>
  </li>
);

/** The table of contents of the whole guide, species by species. */
export const HomeIndex = ({ index }: { index: GuideIndex }) => (
  <section className="wrap pb-4" aria-labelledby="index">
    <hr className="double-rule" />
    <h2 id="index" className="mt-5 mb-7">
      Índice de la guía
    </h2>
    <div className="grid grid-cols-1 gap-9 sm:grid-cols-2 sm:gap-x-14 lg:grid-cols-4 lg:gap-x-12">
      {index.map(({ folder, breeds, topics }) => {
        const name = SPECIES_NAME[SPECIES_OF[folder]].many;
        return (
          <div key={folder} data-species={folder}>
            <h3 className="flex items-center gap-2.5 border-b-2 border-sp pb-1.5 text-sp">
              <Mark name={`track-${folder}`} />
              {name}
            </h3>
            <ul>
              <Line to={`/${folder}/razas`} label={`Razas de ${name}`} end={breeds} />
              {topics.map(({ section, slug, title }) => (
                <Line
                  key={`${section}/${slug}`}
                  to={paths.topic(folder, section, slug)}
                  label={title}
                  end={SECTION_NAME[section].toLowerCase()}
                />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  </section>
);
