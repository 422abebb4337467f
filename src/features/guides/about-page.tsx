import type { AboutFile } from '../../../content/schema/about.ts';
import type { PolicyFile } from '../../../content/schema/policy.ts';
import { longDate } from './figures.ts';
import { Folio } from './folio.tsx';
import { Prose } from './prose.tsx';

export type AboutData = { about: AboutFile; controller: PolicyFile['controller'] };

/** Where corrections go: the address of who answers for the site, or that there is none yet. */
const Contact = ({ controller }: Pick<AboutData, 'controller'>) =>
  controller ? (
    <p>
      Escríbelos a <a href={`mailto:${controller.email}`}>{controller.email}</a>. Responde {controller.name},{' '}
      {controller.address}.
    </p>
  ) : (
    <p>
      Esta es una instalación de prueba y todavía no tiene una dirección a la cual escribir. Quien la publique debe
      ponerla, y saldrá aquí.
    </p>
  );

/** Who writes, from what, who has checked it, and how a mistake is mended. */
export const AboutPage = ({ about, controller }: AboutData) => (
  <div className="wrap pb-12">
    <Folio trail={[]} current="Acerca de" />
    <div className="grid gap-4 py-8 md:py-12">
      <h1>{about.title}</h1>
      <p className="lede measure">{about.summary}</p>
      <p className="text-s text-soft">
        Última revisión: <time dateTime={about.revised}>{longDate(about.revised)}</time>
      </p>
    </div>
    {about.questions.map(({ key, question, text }) => (
      <section
        key={key}
        className="grid gap-3 [border-top:1px_solid_var(--color-line)] py-7 md:grid-cols-[1fr_2fr] md:gap-12"
      >
        <h2 id={key} className="text-2">
          {question}
        </h2>
        <div className="prose measure">
          <Prose text={text} />
          {key === 'corregir' && <Contact controller={controller} />}
          {key === 'licencias' && (
            <p>
              <a href="/licencias.txt" className="inline-flex min-h-11 items-center">
                Lista de licencias
              </a>
            </p>
          )}
        </div>
      </section>
    ))}
  </div>
);
