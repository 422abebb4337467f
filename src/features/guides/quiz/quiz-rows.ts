import type { Folder } from '../../../shared/species.ts';
import { NEEDS, type QuizAnimal } from './quiz-animals.ts';

/** Attributes of a row that say of its animal what the match needs as numbers. */
export const rowData = ({ folder, slug, drawn, needs, children, years, flags }: QuizAnimal) => ({
  'data-animal': `${folder}/${slug}`,
  'data-drawn': drawn,
  'data-needs': NEEDS.map((need) => needs[need]).join(' '),
  'data-children': children,
  'data-years': `${years.min} ${years.max}`,
  'data-flags': flags.join(' '),
});

const numbers = (text: string | undefined) => (text ?? '').split(' ').map(Number);

/** The animals of a table that stands already: the page brings no second copy of them. */
export const readRows = (root: ParentNode): QuizAnimal[] =>
  [...root.querySelectorAll<HTMLElement>('[data-animal]')].map((row) => {
    const { animal = '', drawn, needs, children, years, flags } = row.dataset;
    const [folder, slug = ''] = animal.split('/');
    const [tiempo = 3, espacio = 3, ruido = 3, dinero = 3] = numbers(needs);
    const [min = 1, max = 1] = numbers(years);
    return {
      folder: folder as Folder,
      slug,
      name: row.querySelector('a')?.textContent ?? slug,
      drawn: drawn === 'true',
      needs: { tiempo, espacio, ruido, dinero },
      children: children === 'true',
      years: { min, max },
      flags: flags ? flags.split(' ') : [],
    };
  });
