import { createElement, type ReactNode } from 'react';
import type { Toxic } from '../../../../content/schema/toxic.ts';
import { goNowFor, isSmall, type Severity } from '../../../../content/schema/toxic-kinds.ts';
import { FOLDERS, type Folder, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { Icon, Mark } from '../../../ui/icon.tsx';
import { severityNumber, severityWord } from './toxic-filters.ts';
import { NO_DATA } from './toxic-page-parts.ts';

/** What a degree asks for where no sentence of the record speaks of the species. */
const BY_DEGREE: Record<Severity, string> = {
  grave: 'Sal ya, aunque se vea bien.',
  moderada: 'Llama hoy, antes de que aparezcan señales.',
  leve: 'Suele pasar solo. Llama si alguna señal sigue o empeora.',
  ninguna: 'No se le conoce daño. Llama si lo ves raro.',
  'sin dato': 'Llama y cuenta qué fue y cuánto.',
};

/** A species without data is often told only of signs: what to do with the one that shows none. */
const CALL_WITHOUT_DATA = 'Si ninguna línea la manda salir ya, llama y cuenta qué fue y cuánto.';

/** Many clinics leave the telephone alone at night. */
const NOBODY_ANSWERS = 'Si llamas y no contestan, sal ya.';
const CALLS = /\bllama ya\b/i;

/** «Sal ya» and «Llama ya», wherever a sentence says them, in bold. */
const ordered = (text: string): ReactNode[] =>
  text.split(/\b((?:sal|llama) ya)\b/i).map((part, at) => (at % 2 === 1 ? createElement('strong', null, part) : part));

/** The rule of what was swallowed: it stands under the title of the block, so that a phone's first screen has it. */
export const NO_VOMITING = 'No provoques el vómito.';

/** Signs alone, of a body that hides them and may not vomit: what to do before they come. */
const CALL_SMALL = 'Llama ya si lo comió, aunque se vea bien.';
/** Leaves: first aid sends a body of grams out with whatever is poisonous; of a food by the spoon it is asked first. */
const LEAVE_SMALL = 'Sal ya si la mordió, aunque se vea bien.';

/** A sentence for all says 'vomita', by which a hamster's owner would wait for ever. */
const NO_HAMSTER_VOMITS =
  'Un hámster no puede vomitar: si está quieto, encorvado, no come o tiene la barriga hinchada, sal ya.';
const BEFORE_SIGNS =
  /\b(?:cualquier|aunque|sin esperar|una sola|con)\b|(?:com|lam|mord|beb)ió|(?:trag|prob|mastic|pis)ó/;
/** Kinds that nobody swallows. */
const NOT_EATEN: readonly Toxic['kind'][] = ['animal', 'humo'];
type Told = Pick<Toxic, 'kind' | 'go_now' | 'severity'>;
const isUntold = (told: readonly string[], { kind, severity }: Told, folder: Folder): boolean =>
  isSmall(folder) &&
  !NOT_EATEN.includes(kind) &&
  (severity[folder] === 'sin dato' || severity[folder] === 'moderada') &&
  !told.some((text) => BEFORE_SIGNS.test(text));

type Group = { folders: Folder[]; texts: string[] };

/** Species that are told the same stand together, so that nothing is said twice. */
const groupsOf = (record: Told): Group[] => {
  const { go_now, severity } = record;
  const groups = new Map<string, Group>();
  for (const folder of FOLDERS) {
    const told = goNowFor(go_now, folder);
    const texts = told.length > 0 ? told : [BY_DEGREE[severity[folder]]];
    if (told.length > 0 && isUntold(told, record, folder))
      texts.push(record.kind === 'planta' ? LEAVE_SMALL : CALL_SMALL);
    const group = groups.get(texts.join('\n')) ?? { folders: [], texts };
    group.folders.push(folder);
    groups.set(texts.join('\n'), group);
  }
  return [...groups.values()];
};

/** When to leave, per species, with how bad it is, and what never to do: the first thing that a page of a substance says. */
export const ToxicGoNow = ({ record }: { record: Told & Pick<Toxic, 'action'> }) => (
  <section className="go-now" aria-labelledby="cuando-salir">
    <h2 id="cuando-salir">
      <Icon name="siren" />
      Cuándo salir ya
    </h2>
    {record.action.includes(NO_VOMITING) && (
      <p className="go-never">
        <Icon name="ban" />
        {NO_VOMITING}
      </p>
    )}
    {groupsOf(record).map(({ folders, texts }) => (
      <div key={folders[0]} className="go-group" data-for={folders.join(' ')}>
        <dl>
          {folders.map((folder) => (
            <div key={folder} data-for={folder}>
              <dt data-species={folder}>
                <Mark name={`track-${folder}`} />
                {SPECIES_NAME[SPECIES_OF[folder]].many}
              </dt>
              <dd data-s={severityNumber(record.severity[folder])}>{severityWord(record.severity[folder])}</dd>
            </div>
          ))}
        </dl>
        {texts.map((text) => createElement('p', { key: text }, ...ordered(text)))}
      </div>
    ))}
    {goNowFor(record.go_now, 'hamsters').some((text) => /v[oó]mit/i.test(text)) && (
      <p className="go-no-data go-no-answer" data-for="hamsters">
        {NO_HAMSTER_VOMITS}
      </p>
    )}
    {record.go_now?.some(({ text }) => CALLS.test(text)) && <p className="go-no-data go-no-answer">{NOBODY_ANSWERS}</p>}
    {FOLDERS.some((folder) => record.severity[folder] === 'sin dato') && (
      <p className="go-no-data">{`${NO_DATA} ${CALL_WITHOUT_DATA}`}</p>
    )}
  </section>
);
