import { Link } from 'wouter';
import { ACTS, LEAVING, stepAnchor } from '../../../content/schema/act-kinds.ts';
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

const wayOf = ({ first, step, entry, for: folders }: TriageWay) => JSON.stringify([first, step, entry, folders]);

/** Neighbours that ask for the same share one card: their signs, and the act once. */
const cardsOf = (signs: readonly TriageWay[]): TriageWay[][] =>
  signs.reduce<TriageWay[][]>((cards, way) => {
    const last = cards.at(-1);
    if (last?.[0] && wayOf(last[0]) === wayOf(way)) last.push(way);
    else cards.push([way]);
    return cards;
  }, []);

const Card = ({ ways, titles, none = false }: { ways: readonly TriageWay[]; titles: Titles; none?: boolean }) => (
  <li className={none ? 'triage-way none' : 'triage-way'} data-for={ways[0]?.for?.join(' ')}>
    <ul>
      {ways.map(({ sign }) => (
        <li key={sign}>{sign}</li>
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
