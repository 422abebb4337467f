import { policy } from '../features/guides/catalogue.ts';
import { longDate } from '../features/guides/figures.ts';
import { Folio } from '../features/guides/folio.tsx';
import { Prose } from '../features/guides/prose.tsx';
import { pageLd } from '../features/guides/site/structured-data.ts';
import { defineScreen } from '../lib/screen.ts';
import { POLICY_VERSION } from '../shared/policy-version.ts';

export const screen = defineScreen({
  load: () => policy(),
  head: ({ title, summary, since }) => ({
    title,
    description: summary,
    jsonLd: pageLd('WebPage', { title, description: summary, path: '/privacidad', revised: since }, []),
  }),
  View: ({ data }) => (
    <div className="wrap pb-12">
      <Folio trail={[]} current="Privacidad" />
      <div className="grid grid-cols-1 gap-4 py-8 md:py-12">
        <h1>{data.title}</h1>
        <p className="lede measure">{data.summary}</p>
        <p className="text-s text-soft">
          Vigente desde el <time dateTime={data.since}>{longDate(data.since)}</time>. Versión{' '}
          <span className="num">{POLICY_VERSION}</span>
        </p>
      </div>
      <section className="grid grid-cols-1 gap-3 [border-top:2px_solid_var(--color-ink)] py-7 md:grid-cols-[1fr_2fr] md:gap-12">
        <h2 className="text-2">Quién responde por tus datos</h2>
        <p className="measure">
          {data.controller
            ? `${data.controller.name}, ${data.controller.address}. Correo: ${data.controller.email}`
            : 'Esta es una instalación de prueba y todavía no tiene un responsable de los datos. No escribas en ella datos reales de nadie.'}
        </p>
      </section>
      {data.content.map((block) => (
        <section
          key={block.subtitle}
          className="grid grid-cols-1 gap-3 [border-top:1px_solid_var(--color-line)] py-7 md:grid-cols-[1fr_2fr] md:gap-12"
        >
          <h2 className="text-2">{block.subtitle}</h2>
          <div className="measure grid grid-cols-1 gap-3">
            <Prose text={block.text} />
          </div>
        </section>
      ))}
    </div>
  ),
});
