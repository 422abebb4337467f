import type { Catalogue } from '../../../../content/schema/summary.ts';
import { paths } from '../../../shared/paths.ts';
import { BreedThumb } from '../breeds/breed-thumb.tsx';

/** A hand-made choice of breeds, criollo first; the whole list is one tap away. */
export const SpeciesChoice = ({
  catalogue: { folder, breeds },
  choice,
}: {
  catalogue: Catalogue;
  choice: string[];
}) => {
  const chosen = choice.flatMap((slug) => breeds.find((breed) => breed.slug === slug) ?? []);
  return (
    <section aria-labelledby="choice">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 [border-bottom:2px_solid_var(--color-ink)] pb-2">
        <h2 id="choice">Para empezar a mirar</h2>
        <a href={`/${folder}/razas`} className="link">
          Todas las razas
        </a>
      </div>
      <ul className="mt-5 grid grid-cols-2 gap-x-5 gap-y-7 sm:grid-cols-3 lg:grid-cols-6">
        {chosen.map((breed) => (
          <li key={breed.slug} className="relative">
            <BreedThumb folder={folder} breed={breed} sizes="(min-width: 75rem) 180px, (min-width: 45rem) 30vw, 45vw" />
            <h3 className="mt-2.5 [line-height:1.25]">
              <a
                href={paths.breed(folder, breed.slug)}
                className="no-underline before:absolute before:inset-0 hover:underline"
              >
                {breed.name}
              </a>
            </h3>
            <p className="mt-0.5 text-s text-soft">{breed.temperament}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
