import type { ChocolateFile } from '../../../../content/schema/facts.ts';
import { figure, longDate, span } from '../figures.ts';
import { Prose } from '../prose.tsx';

const perKilo = (mg: number) => `${figure(mg)} mg por kilo`;

/** What each dose asks for, also one below every threshold: without it a small one read as nothing to do. */
const rowsOf = ({ below, thresholds }: ChocolateFile) => [
  { from: `Menos de ${perKilo(thresholds[0]?.mg_per_kg ?? 0)}`, ...below },
  ...thresholds.map(({ mg_per_kg, ...row }) => ({ from: perKilo(mg_per_kg), ...row })),
];

/** What the calculator reckons with, to read and to reckon by hand: strength of each kind, thresholds for dogs, and their limits. */
export const ChocolateTables = ({ chocolate }: { chocolate: ChocolateFile }) => (
  <section className="choc-tables" aria-labelledby="a-mano">
    <h2 id="a-mano">La cuenta a mano, solo para perros</h2>
    <p className="measure">
      Multiplica los gramos que comió por la cifra alta de su chocolate y divide por el peso en kilos. Compara el
      resultado con los umbrales.
    </p>
    <div className="choc-pair">
      <table>
        <caption>Teobromina y cafeína de cada chocolate</caption>
        <thead>
          <tr>
            <th scope="col">Chocolate</th>
            <th scope="col">Por gramo</th>
          </tr>
        </thead>
        <tbody>
          {chocolate.kinds.map(({ key, name, mg_per_g }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td className="num">{span(mg_per_g)} mg por gramo</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>Umbrales para perros</caption>
        <thead>
          <tr>
            <th scope="col">Dosis</th>
            <th scope="col">Qué puede pasar y qué hacer</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(chocolate).map(({ from, label, action }) => (
            <tr key={from}>
              <th scope="row" className="num">
                {from}
              </th>
              <td>
                <b>{label}.</b> {action}.
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <Prose text={chocolate.note} />
    <p className="text-s text-soft">
      Cifras de{' '}
      {chocolate.sources.map(({ title, publisher, url }, index) => (
        <span key={title}>
          {index > 0 && '; '}
          {url ? (
            <a href={url} rel="noopener">
              {title}
            </a>
          ) : (
            title
          )}
          , {publisher}
        </span>
      ))}
      . Revisadas el <time dateTime={chocolate.revised}>{longDate(chocolate.revised)}</time>.
    </p>
  </section>
);
