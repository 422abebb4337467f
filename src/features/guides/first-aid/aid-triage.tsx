import { ACTS, cardsOf, LEAVING, othersAnchor, signAnchor, stepAnchor } from '../../../../content/schema/act-kinds.ts';
import type { FirstAidSituation } from '../../../../content/schema/first-aid.ts';
import type { Triage, TriageWay } from '../../../../content/schema/first-aid-triage.ts';
import { paths } from '../../../shared/paths.ts';
import type { Folder } from '../../../shared/species.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Whose } from './aid-whose.tsx';
import { CLINIC_LINK } from './clinic-phone.ts';

/** Titles of the entries that a sign may lead to, by slug. */
export type Titles = Readonly<Record<string, string>>;

/** `only`: the one species that the page is about; `steps`: those of the page. */
type About = { titles: Titles; only: Folder | null; steps: FirstAidSituation['then'] };

/** Where a step of this page says it to whom the sign is for: what others do in its place stands below the step itself. */
const anchorOf = ({ step: id, for: own }: TriageWay, steps: About['steps']): string => {
  if (!id) return '';
  const instead = steps.find((step) => step.id === id)?.instead;
  return `#${own?.every((folder) => instead?.[folder]) ? othersAnchor(id) : stepAnchor(id)}`;
};

/** What comes first, as the link that leads there: a step, another entry, the steps below, or the clinic. */
const Act = ({ way, titles, only, steps }: { way: TriageWay } & About) => {
  const { first, entry, for: own } = way;
  if (LEAVING.has(first)) {
    return (
      <a className="triage-act" {...CLINIC_LINK}>
        {ACTS[first]}
        <Icon name="phone" />
      </a>
    );
  }
  const anchor = anchorOf(way, steps);
  return entry ? (
    <a className="triage-act" href={`${paths.firstAid(entry, own?.length === 1 ? own[0] : only)}${anchor}`}>
      <span>
        {ACTS[first]} <small>{titles[entry]}</small>
      </span>
      <Icon name="arrow-right" />
    </a>
  ) : (
    <a className="triage-act" href={anchor || '#pasos'}>
      {ACTS[first]}
      <Icon name="chevron-down" />
    </a>
  );
};

/** Letters of a sign that stand on one line with its door; longer ones would be squeezed to a column of single words. */
const BRIEF = 40;

/** A short sign alone that did not bring people here is one line: more doors stand on the first screen, and the main one is the large one. */
const kindOf = ([first, ...others]: readonly TriageWay[]) =>
  first && others.length === 0 && !first.main && first.sign.length <= BRIEF ? ' brief' : '';

/** A sign that names its animal itself: 'Es un ave', 'Perro o gato con…'. */
const NAMES_WHOM = /\b(aves?|lor[oa]s?|hámsters?|gat(o|a|ico)s?|perr[oa]s?)\b/i;

const Card = ({ ways, none = false, ...about }: { ways: readonly TriageWay[]; none?: boolean } & About) => (
  <li className={`triage-way${none ? ' none' : kindOf(ways)}`} data-for={ways[0]?.for?.join(' ')}>
    <ul>
      {ways.map(({ id, sign, for: own }, index) => (
        <li key={sign} id={id && signAnchor(id)}>
          {own && index === 0 && !NAMES_WHOM.test(sign) && <Whose folders={own} />}
          {sign}
        </li>
      ))}
    </ul>
    {ways[0] && <Act way={ways[0]} {...about} />}
  </li>
);

/** What to look at before anything else: each sign says what comes first and leads to it; the last answer is for who sees none. */
export const AidTriage = ({ triage, ...about }: { triage: Triage } & About) => (
  <section className="triage" aria-labelledby="primero">
    <h2 id="primero">{triage.question}</h2>
    {triage.signs
      .flatMap(({ never }) => never ?? [])
      .map((never) => (
        <p key={never} className="triage-never">
          <Icon name="ban" />
          {never}
        </p>
      ))}
    <ul className="triage-ways">
      {cardsOf(triage.signs).map((ways) => (
        <Card key={ways[0]?.sign} ways={ways} {...about} />
      ))}
      <Card ways={[triage.otherwise]} {...about} none />
    </ul>
    {triage.meanwhile && (
      <p className="triage-meanwhile">
        <Icon name="phone" />
        {triage.meanwhile}
      </p>
    )}
  </section>
);
