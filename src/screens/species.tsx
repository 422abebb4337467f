import './species.css';
import { Folio } from '../features/guides/folio.tsx';
import { Picture } from '../features/guides/pictures/picture.tsx';
import { Prose } from '../features/guides/prose.tsx';
import { Provenance } from '../features/guides/provenance.tsx';
import { QuizDoor } from '../features/guides/quiz/quiz-door.tsx';
import { guideLd } from '../features/guides/site/structured-data.ts';
import { SPECIES_ANIMAL } from '../features/guides/species/species-animal.ts';
import { SpeciesAsks } from '../features/guides/species/species-asks.tsx';
import { SpeciesChoice } from '../features/guides/species/species-choice.tsx';
import { loadSpecies } from '../features/guides/species/species-data.ts';
import { SpeciesTopics } from '../features/guides/species/species-topics.tsx';
import { defineScreen } from '../lib/screen.ts';
import { type Folder, SPECIES_NAME, SPECIES_OF } from '../shared/species.ts';
import { Icon } from '../ui/icon.tsx';

export const screen = defineScreen({
  load: ({ page }) => loadSpecies(page.folder as Folder),
  head: ({ species: { title, summary, revised }, catalogue: { folder } }) => ({
    title,
    description: summary,
    jsonLd: guideLd({ title, description: summary, path: `/${folder}`, revised }, []),
  }),
  View: ({ data: { catalogue, species } }) => {
    const { folder } = catalogue;
    const name = SPECIES_NAME[SPECIES_OF[folder]].many;
    return (
      <>
        <div className="band">
          <div className="wrap">
            <Folio trail={[]} current={name} />
            <div className="species-head">
              <div className="grid content-center gap-4 py-6 md:py-12">
                <h1>{species.title}</h1>
                <p className="lede measure">{species.summary}</p>
                <p className="acts mt-2">
                  <a href={`/${folder}/razas`} className="btn primary">
                    Ver las {catalogue.breeds.length} razas
                    <Icon name="arrow-right" />
                  </a>
                  <a href="/primeros-auxilios" className="btn danger-line">
                    <Icon name="briefcase-medical" />
                    Primeros Auxilios
                  </a>
                </p>
              </div>
              <Picture
                {...SPECIES_ANIMAL[folder]}
                folder={folder}
                n={1}
                sizes="(min-width: 60rem) 440px, 92vw"
                eager
                className="species-animal"
              />
            </div>
          </div>
        </div>
        <div className="wrap grid gap-12 py-10 md:gap-20 md:py-16">
          <SpeciesAsks asks={species.asks} />
          <SpeciesChoice catalogue={catalogue} choice={species.choice} />
          <section className="grid gap-4 md:grid-cols-[1fr_1.6fr] md:gap-16" aria-labelledby="before">
            <h2 id="before">{species.before.title}</h2>
            <div className="measure grid gap-4">
              <Prose text={species.before.text} />
            </div>
          </section>
          <SpeciesTopics catalogue={catalogue} />
          <QuizDoor />
          <Provenance {...species} />
        </div>
      </>
    );
  },
});
