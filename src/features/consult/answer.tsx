import { Fragment } from 'react';
import { Link } from 'wouter';
import type { CitedPassage, Known } from '../../shared/schemas/consult.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Turn } from './use-consult.ts';

/** What must not wait, before anything else. */
export const Flags = ({ turn }: { turn: Turn }) => {
  if (turn.flags.length === 0) return null;
  return (
    <section className="flags" data-urgent={turn.urgent || undefined} role="alert">
      <p className="flags-title">
        <Icon name={turn.urgent ? 'siren' : 'clock'} />
        {turn.urgent ? 'Esto no espera: sal para la clínica' : 'Llama hoy a tu clínica'}
      </p>
      <ul>
        {turn.flags.map((flag) => (
          <li key={flag.key}>
            <h3>{flag.title}</h3>
            <p>{flag.first}</p>
            <Link href={flag.leadsTo} className="link">
              {turn.urgent ? 'Primeros pasos' : 'Qué mirar mientras tanto'}
              <span className="sr-only">: {flag.title}</span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** A model's text, its [n] as links to what it cites. */
const Written = ({ text, passages }: { text: string; passages: readonly CitedPassage[] }) => (
  <p className="written">
    {text.split(/(\[\d\])/).map((piece, at) => {
      const passage = /^\[\d\]$/.test(piece) ? passages[Number(piece[1]) - 1] : undefined;
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which only grows at its end.
      if (!passage) return <Fragment key={at}>{piece}</Fragment>;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <Link key={at} href={passage.path} className="cite num" aria-label={`Fuente: ${passage.title}`}>
          {piece}
        </Link>
      );
    })}
  </p>
);

const Passage = ({ passage, number }: { passage: CitedPassage; number: number }) => (
  <li className="passage">
    <p className="passage-source small">
      <span className="num" aria-hidden="true">
        {number}
      </span>
      <Link href={passage.path} className="link">
        {passage.title}
        {passage.section && `: ${passage.section}`}
      </Link>
    </p>
    <p className="passage-text">{passage.text}</p>
  </li>
);

/** What is known here, and where to go with it. */
const KnownHere = ({ known: { text, ways } }: { known: Known }) => (
  <div className="known">
    <p>{text}</p>
    <p className="known-ways">
      {ways.map(({ label, href }) =>
        href.startsWith('/') ? (
          <Link key={href} href={href} className="btn line small">
            {label}
          </Link>
        ) : (
          <a key={href} href={href} className="btn line small">
            {label}
          </a>
        ),
      )}
    </p>
  </div>
);

const HOW = {
  written: 'Redactado por un modelo de lenguaje a partir de estas guías. Puede equivocarse: lo que manda es la guía.',
  withheld: 'Cortamos la respuesta del modelo porque nombraba una cantidad de medicina. Lee las guías.',
  failed: 'El modelo de lenguaje no respondió. Esto es lo que dicen las guías.',
} as const;

/** What the guides answer, and what a model wrote of it. */
export const Answer = ({ turn }: { turn: Turn }) => {
  const { found, written, end, pending } = turn;
  if (!found) return null;
  const { passages, asksDose, verdict, known, model } = found;
  return (
    <div className="answer">
      {verdict && <p className="verdict">{verdict}</p>}
      {asksDose && (
        <p className="no-dose">
          <Icon name="pill" />
          Aquí no damos dosis: las formula un veterinario después de examinarlo. Con medicinas de personas, ni la mitad
          ni una sola vez.
        </p>
      )}
      {known && <KnownHere known={known} />}
      {written && <Written text={written} passages={passages} />}
      {model === 'writes' && (
        <p className="soft small">{end ? HOW[end] : pending ? 'El modelo está redactando...' : ''}</p>
      )}
      {model !== 'writes' && passages.length > 0 && (
        <p className="soft small">Respuesta de nuestras guías, sin modelo de lenguaje.</p>
      )}
      {passages.length > 0 ? (
        <ol className="passages">
          {passages.map((passage, at) => (
            <Passage key={passage.path + passage.section} passage={passage} number={at + 1} />
          ))}
        </ol>
      ) : known ? null : (
        <p>
          No lo encontré en las guías. Pregúntalo con otras palabras, o escríbele a tu clínica. También puedes{' '}
          <Link href="/buscar" className="link">
            buscar en todo el sitio
          </Link>
          .
        </p>
      )}
    </div>
  );
};
