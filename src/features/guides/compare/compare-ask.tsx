import { MOST_COMPARED } from '../breeds/breed-filter.ts';
import { useChosen } from './compared.ts';

/** What the page asks for next, as a sentence. */
const askOf = (chosen: number): string => {
  if (chosen === 0) return 'Elige dos o tres de la lista y míralas lado a lado.';
  if (chosen === 1) return 'Ya hay una. Elige otra para compararla.';
  return chosen < MOST_COMPARED
    ? 'Puedes agregar una tercera.'
    : 'Son tres, que es lo que cabe. Quita una para cambiarla.';
};

/** The sentence below the title. It changes with the comparison, and is read out. */
export const CompareAsk = ({ slugs }: { slugs: readonly string[] }) => (
  <p className="lede compare-ask mt-2 needs-js" aria-live="polite">
    {askOf(useChosen(slugs.map((slug) => ({ slug }))).length)}
  </p>
);
