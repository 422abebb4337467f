import type { NumbersFile } from '../../../../content/schema/facts.ts';
import type { ToxicSummary } from '../../../../content/schema/summary.ts';
import { TOXIC_KINDS } from '../../../../content/schema/toxic-kinds.ts';
import { Island } from '../../../lib/island.tsx';
import { paths } from '../../../shared/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { AidSheet } from '../first-aid/aid-sheet.tsx';
import { KINDS } from './toxic-filters.ts';
import { NO_DATA } from './toxic-page-parts.ts';
import { ToxicTable } from './toxic-table.tsx';
import { TOXICS_TITLE, TOXICS_TRAIL } from './toxic-trail.ts';

export type ToxicIndexData = { toxics: ToxicSummary[]; numbers: NumbersFile };

const Head = ({ count }: { count: number }) => (
  <>
    <h1>¿Es tóxico para tu mascota?</h1>
    <p className="lede measure">
      {count} sustancias de casas y fincas colombianas. Lo que a un perro apenas le cae mal puede matar a un loro.
    </p>
    <a href={paths.firstAid('intoxicaciones')} className="btn danger tox-now no-print">
      <Icon name="siren" />
      ¿Ya lo comió? Haz esto primero
    </a>
    <nav className="tox-jump no-print" aria-label="Tipos de sustancias">
      {KINDS.map((kind) => (
        <a key={kind} className="link" href={`#${kind}`}>
          {TOXIC_KINDS[kind]}
        </a>
      ))}
    </nav>
  </>
);

/** The index of toxics with everything it shows: the look-up and its filters wake over the table that stands. */
export const ToxicIndex = ({ toxics, numbers }: ToxicIndexData) => (
  <AidSheet trail={TOXICS_TRAIL.slice(0, 1)} current={TOXICS_TITLE} numbers={numbers} print="Imprimir la tabla">
    <article>
      <Head count={toxics.length} />
      <Island name="toxic-finder" props={{}} />
      <p className="tox-notice">
        <Icon name="triangle-alert" />
        {NO_DATA}
      </p>
      <ToxicTable toxics={toxics} />
      <p className="tox-foot">
        La gravedad es la peor que suele verse en cada especie. Cada sustancia dice en su página de dónde sale y cuándo
        se revisó. <span className="tag warn">Sin revisión veterinaria</span>
      </p>
    </article>
  </AidSheet>
);
