import type { SpeciesPage } from '../../../../content/schema/species-page.ts';
import { Prose } from '../prose.tsx';

/** What living with one asks, as a ledger: the thing, its figure, why. */
export const SpeciesAsks = ({ asks }: { asks: SpeciesPage['asks'] }) => (
  <section aria-labelledby="asks">
    <h2 id="asks">Lo que pide</h2>
    <dl className="mt-5 border-t-2 border-ink">
      {asks.map((ask) => (
        <div
          key={ask.label}
          className="grid gap-x-10 gap-y-1 border-b border-line py-4 sm:grid-cols-[140px_1fr] md:grid-cols-[180px_260px_1fr] md:py-6"
        >
          <dt className="font-semibold text-soft">{ask.label}</dt>
          <dd className="font-title text-1 leading-tight text-sp">{ask.figure}</dd>
          <dd className="measure text-[1rem] sm:col-start-2 md:col-start-3">
            <Prose text={ask.text} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
