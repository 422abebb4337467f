import type { SpeciesPage } from '../../../../content/schema/species-page.ts';

/** The three benefit tiles of the hamster and parrot lists (spec §2). */
export const SpeciesTiles = ({ tiles }: { tiles: NonNullable<SpeciesPage['tiles']> }) => (
  <section className="pt-8 md:pt-10" aria-labelledby="benefits">
    <h2 id="benefits" className="text-2">
      {tiles.title}
    </h2>
    <ul className="mt-4 grid gap-x-10 sm:grid-cols-3">
      {tiles.items.map((tile) => (
        <li key={tile.title} className="border-t-4 border-sp py-4">
          <h3>{tile.title}</h3>
          <p className="mt-1.5 text-[1rem] text-soft">{tile.text}</p>
        </li>
      ))}
    </ul>
  </section>
);
