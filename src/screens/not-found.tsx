import './not-found.css';
import { SearchForm } from '../features/guides/search/search-form.tsx';
import { defineScreen } from '../lib/screen.ts';
import type { Page } from '../shared/routes.ts';

/** The spec's sentences (§8) and what to do next. */
const WORDS: Record<NonNullable<Page['missing']> | 'page', { title: string; text: string }> = {
  page: {
    title: 'Página no encontrada',
    text: 'La dirección cambió o tiene una letra de más. Desde el inicio llegas a todas las guías.',
  },
  breed: {
    title: 'Raza no encontrada',
    text: 'No tenemos una ficha con ese nombre. Búscala en la lista de su especie.',
  },
  topic: { title: 'Tema no encontrado', text: 'No tenemos una guía con ese nombre. Mira los temas de su especie.' },
};

export const screen = defineScreen({
  head: (_data, { page }) => ({
    title: WORDS[page.missing ?? 'page'].title,
    description: WORDS[page.missing ?? 'page'].text,
  }),
  View: ({ page }) => {
    const words = WORDS[page.missing ?? 'page'];
    return (
      <div className="wrap notice-page">
        <h1>{words.title}</h1>
        <p className="lede measure">{words.text}</p>
        <p className="acts">
          <a href="/" className="btn primary">
            Volver al inicio
          </a>
          <a href="/primeros-auxilios" className="btn line">
            Ver guía de emergencias
          </a>
        </p>
        <SearchForm />
      </div>
    );
  },
});
