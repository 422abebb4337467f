import { Link } from 'wouter';
import { ACTS, cardsOf, LEAVING, stepAnchor } from '../../../content/schema/act-kinds.ts';
import type { Triage, TriageWay } from '../../../content/schema/first-aid-triage.ts';
import { paths } from '../../shared/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { CLINIC_LINK } from './clinic-phone.ts';

/** Titles of the entries that a sign may lead to, by slug. */
export type Titles = Readonly<Record<string, string>>;

/** What comes first, as the link that leads there: a step, another entry, the steps below, or the clinic. */
const Act = ({ way: { first, step, entry }, titles }: { way: TriageWay; titles: Titles }) => {
  if (LEAVING.has(first)) {
    return (
      <a className="triage-act" {...CLINIC_LINK}>
        {ACTS[first]}
        <Icon name="phone" />
      </a>
    );
  }
  const anchor = step ? `#${stepAnchor(step)}` : '';
  return entry ? (
    <Link className="triage-act" href={`${paths.firstAid(entry)}${anchor}`}>
      <span>
        {ACTS[first]} <small>{titles[entry]}</small>
      </span>
      <Icon name="arrow-right" />
    </Link>
  ) : (
    <a className="triage-act" href={anchor || '#pasos'}>
      {ACTS[first]}
      <Icon name="chevron-down" />
    </a>
  );
};

/** What another entry answers, and did not bring people here, is one line: the signs of this page keep the first screen. */
const kindOf = (ways: readonly TriageWay[]) => (ways[0]?.entry && !ways.some(({ main }) => main) ? ' brief' : '');

const Card = ({ ways, titles, none = false }: { ways: readonly TriageWay[]; titles: Titles; none?: boolean }) => (
  <li className={`triage-way${none ? ' none' : kindOf(ways)}`} data-for={ways[0]?.for?.join(' ')}>
    <ul>
      {ways.map(({ sign, never }) => (
        <li key={sign}>
          {sign}
          {never && (
            <b>
              <Icon name="ban" /> {never}
            </b>
          )}
        </li>
      ))}
    </ul>
    {ways[0] && <Act way={ways[0]} titles={titles} />}
  </li>
);

/** What to look at before anything else: each sign says what comes first and leads to it; the last answer is for who sees none. */
export const AidTriage = ({ triage, titles }: { triage: Triage; titles: Titles }) => (
  <section className="triage" aria-labelledby="primero">
    <h2 id="primero">{triage.question}</h2>
    <ul className="triage-ways">
      {cardsOf(triage.signs).map((ways) => (
        <Card key={ways[0]?.sign} ways={ways} titles={titles} />
      ))}
      <Card ways={[triage.otherwise]} titles={titles} none />
    </ul>
    {triage.meanwhile && (
      <p className="triage-meanwhile">
        <Icon name="phone" />
        {triage.meanwhile}
      </p>
    )}
  </section>
);
