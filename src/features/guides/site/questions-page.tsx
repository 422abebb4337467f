import type { ReactNode } from 'react';
import type { AboutFile } from '../../../../content/schema/about.ts';
import { longDate } from '../figures.ts';
import { Folio } from '../folio.tsx';
import { Prose } from '../prose.tsx';

type QuestionsPageProps = {
  text: AboutFile;
  /** Name of the page in the trail above it. */
  current: string;
  /** What stands under the answer of a key: what the text cannot know. */
  after: Partial<Record<string, ReactNode>>;
};

/** A page of questions and answers (content/schema/about.ts). */
export const QuestionsPage = ({ text: { title, summary, revised, questions }, current, after }: QuestionsPageProps) => (
  <div className="wrap pb-12">
    <Folio trail={[]} current={current} />
    <div className="grid gap-4 py-8 md:py-12">
      <h1>{title}</h1>
      <p className="lede measure">{summary}</p>
      <p className="text-s text-soft">
        Última revisión: <time dateTime={revised}>{longDate(revised)}</time>
      </p>
    </div>
    {questions.map(({ key, question, text }) => (
      <section
        key={key}
        className="grid gap-3 [border-top:1px_solid_var(--color-line)] py-7 md:grid-cols-[1fr_2fr] md:gap-12"
      >
        <h2 id={key} className="text-2">
          {question}
        </h2>
        <div className="prose measure">
          <Prose text={text} />
          {after[key]}
        </div>
      </section>
    ))}
  </div>
);
