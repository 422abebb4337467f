import type { BreedSummary, Catalogue } from '../../../../content/schema/summary.ts';
import { paths } from '../../../shared/paths.ts';
import { type Folder, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { span } from '../figures.ts';
import { NEEDS, quizAnimal, reasonAgainst } from './quiz-animals.ts';
import { rowData } from './quiz-rows.ts';
import { CRITERION, DEGREES } from './quiz-words.ts';

const sentence = (text = '') => `${text[0]?.toUpperCase()}${text.slice(1)}`;

const Row = ({ folder, breed }: { folder: Folder; breed: BreedSummary }) => {
  const animal = quizAnimal(folder, breed);
  const against = reasonAgainst(folder, breed);
  return (
    <tr {...(against ? {} : rowData(animal))}>
      <th scope="row">
        <a href={paths.breed(folder, breed.slug)}>{breed.name}</a>
      </th>
      {against ? (
        <td colSpan={6} className="quiz-never">
          <span>{against}</span>
        </td>
      ) : (
        <>
          {NEEDS.map((need) => (
            <td key={need}>{sentence(DEGREES[need][animal.needs[need] - 1])}</td>
          ))}
          <td>{animal.children ? 'Sí, con un adulto' : 'No con pequeños'}</td>
          <td className="num">{span(animal.years, 'años')}</td>
        </>
      )}
    </tr>
  );
};

/** Every animal of a species with what it asks; those that are never proposed say why. */
export const QuizTable = ({ catalogue: { folder, breeds } }: { catalogue: Catalogue }) => {
  const name = SPECIES_NAME[SPECIES_OF[folder]].many;
  return (
    <div data-species={folder}>
      <h3>{name}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone is reached with the keyboard */}
      <section className="quiz-scroll" aria-label={`Lo que piden: ${name}`} tabIndex={0}>
        <table className="quiz-table">
          <thead>
            <tr>
              <th scope="col">Animal</th>
              {NEEDS.map((need) => (
                <th key={need} scope="col">
                  {CRITERION[need]}
                </th>
              ))}
              <th scope="col">{CRITERION.ninos}</th>
              <th scope="col">{CRITERION.anos}</th>
            </tr>
          </thead>
          <tbody>
            {breeds.map((breed) => (
              <Row key={breed.slug} folder={folder} breed={breed} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
};
