import type { ChocolateFile, NumbersFile } from '../../../../content/schema/facts.ts';
import { isForBig, smallAct } from '../../../../content/schema/guard-kinds.ts';
import type { Reviewed } from '../../../../content/schema/review.ts';
import type { ToxicSummary } from '../../../../content/schema/summary.ts';
import type { Toxic } from '../../../../content/schema/toxic.ts';
import { TOXIC_KINDS } from '../../../../content/schema/toxic-kinds.ts';
import { Island } from '../../../lib/island.tsx';
import { paths } from '../../../shared/paths.ts';
import { NO_VOMITING } from '../../../shared/swallowed.ts';
import { Icon } from '../../../ui/icon.tsx';
import { CALCULATOR } from '../chocolate/chocolate-dose.ts';
import { ChocolateTables } from '../chocolate/chocolate-tables.tsx';
import { AidSheet } from '../first-aid/aid-sheet.tsx';
import { Whose } from '../first-aid/aid-whose.tsx';
import { Lines } from '../part.tsx';
import { Provenance } from '../provenance.tsx';
import { toxicQuery } from './toxic-filters.ts';
import { ToxicGoNow } from './toxic-go-now.tsx';
import { TOXIC_ICON } from './toxic-icons.ts';
import { namesByTitle, shownAliases } from './toxic-page-parts.ts';
import { TOXICS_TRAIL } from './toxic-trail.ts';

export type ToxicPageData = {
  slug: string;
  record: Toxic & Reviewed;
  /** Others of its kind. */
  near: ToxicSummary[];
  numbers: NumbersFile;
  /** Only for chocolate: the calculator. */
  chocolate: ChocolateFile | null;
};

/** Whom a step is for that no bird or hamster is done; toxic-page.css leaves it out for them. */
const BIG = ['perros', 'gatos'] as const;
const NAMES_BIG = /^(?:Al )?(?:perr|gat)/i;

const Guide = ({ record, chocolate }: { record: Toxic; chocolate: boolean }) => {
  const { name, kind, scientific_name, what, action, signs, onset, note } = record;
  const steps = action.filter((step) => step !== NO_VOMITING);
  const small = smallAct({ ...record, action: steps });
  const aliases = shownAliases(record);
  return (
    <>
      <p className="aid-kind">
        <Icon name={TOXIC_ICON[kind]} />
        {TOXIC_KINDS[kind]}
      </p>
      <h1>{name}</h1>
      {scientific_name && <p className="sci tox-sci">{scientific_name}</p>}
      {aliases.length > 0 && <p className="tox-also">También: {namesByTitle(record).join(', ')}</p>}
      <ToxicGoNow record={record} />
      <p className="lede measure">{what}.</p>
      {chocolate && (
        <a className="btn line tox-jump-calc no-print" href={`#${CALCULATOR}`}>
          <Icon name="calculator" />
          Calcula si es mucho para tu perro
        </a>
      )}
      <section className="aid-part" aria-labelledby="que-hacer">
        <h2 id="que-hacer">Qué hacer</h2>
        {small && (
          <p className="go-small" data-for="hamsters loros">
            {small}
          </p>
        )}
        <ol className="aid-steps">
          {steps.map((step) => (
            <li key={step} {...(isForBig(step) && { 'data-for': BIG.join(' ') })}>
              {/* The style counts (first-aid/first-aid.css): who chose a species sees no gap where a step is not for it. */}
              <span className="numeral" aria-hidden="true" />
              <p>
                {isForBig(step) && !NAMES_BIG.test(step) && <Whose folders={BIG} />}
                {step}
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section className="aid-part" aria-labelledby="senales">
        <h2 id="senales">Señales que puedes ver</h2>
        <p className="tox-onset">
          <Icon name="clock" />
          <span>
            <b>Cuándo:</b> {onset}.
          </span>
        </p>
        <Lines items={signs} />
      </section>
      {note && (
        <section className="aid-part" aria-labelledby="ten-en-cuenta">
          <h2 id="ten-en-cuenta">Ten en cuenta</h2>
          <p className="measure">{note}</p>
        </section>
      )}
      {aliases.length > 0 && (
        <p className="tox-aliases">
          <b>Se busca también como:</b> {aliases.join(', ')}.
        </p>
      )}
    </>
  );
};

const Near = ({ kind, near }: { kind: Toxic['kind']; near: readonly ToxicSummary[] }) => (
  <nav className="aid-part no-print" aria-labelledby="mira-tambien">
    <h2 id="mira-tambien">Mira también</h2>
    <ul className="tox-near">
      <li>
        <a href={paths.firstAid('intoxicaciones')}>
          <b>Intoxicaciones</b>
          Los primeros auxilios, paso a paso
        </a>
      </li>
      {near.map(({ slug, name, what }) => (
        <li key={slug}>
          <a href={paths.toxic(slug)}>
            <b>{name}</b>
            {what}
          </a>
        </li>
      ))}
    </ul>
    <a href={`/toxicos${toxicQuery({ folder: null, kind })}`} className="link">
      {TOXIC_KINDS[kind]}: ver la lista
      <Icon name="arrow-right" />
    </a>
  </nav>
);

/** The page of one substance with everything it shows; chocolate has its calculator. */
export const ToxicPage = ({ record, near, numbers, chocolate }: ToxicPageData) => (
  <AidSheet trail={TOXICS_TRAIL} current={record.name} numbers={numbers} poison={record.poison}>
    <article>
      <Guide record={record} chocolate={chocolate !== null} />
      {chocolate && (
        <>
          <Island name="chocolate" props={{ chocolate }} />
          <ChocolateTables chocolate={chocolate} />
        </>
      )}
      <Near kind={record.kind} near={near} />
      <Provenance sources={record.sources} revised={record.revised} review={record.review} />
    </article>
  </AidSheet>
);
