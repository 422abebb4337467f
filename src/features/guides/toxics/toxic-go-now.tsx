import { createElement, type ReactNode } from 'react';
import type { Toxic, ToxicAmounts } from '../../../../content/schema/toxic.ts';
import { isSmall, type Severity } from '../../../../content/schema/toxic-kinds.ts';
import { toldTo } from '../../../../content/schema/toxic-told.ts';
import { FOLDERS, type Folder, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { NO_VOMITING } from '../../../shared/swallowed.ts';
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

/** A body of grams that looks odd does not wait for a call. */
const UNHARMED = 'No se le conoce daño. Si lo ves raro, sal ya.';
const byDegree = (degree: Severity, folder: Folder): string =>
  degree === 'ninguna' && isSmall(folder) ? UNHARMED : BY_DEGREE[degree];

/** A species without data is often told only of signs: what to do with the one that shows none. */
const CALL_WITHOUT_DATA = 'Si ninguna línea la manda salir ya, llama y cuenta qué fue y cuánto.';

/** Many clinics leave the telephone alone at night. */
const NOBODY_ANSWERS = 'Si llamas y no contestan, sal ya.';
const CALLS = /\bllama ya\b/i;

/** «Sal ya» and «Llama ya», wherever a sentence says them, in bold. */
const ordered = (text: string): ReactNode[] =>
  text.split(/\b((?:sal|llama) ya)\b/i).map((part, at) => (at % 2 === 1 ? createElement('strong', null, part) : part));

/** A body of grams hides what ails it, and a hamster's owner would wait for it to vomit. */
const SMALL_SIGNS =
  'Ave o hámster esponjado, encorvado o muy quieto, que no come, tiembla o respira mal, y ave que vomita: sal ya. Un hámster no puede vomitar.';

/** What 'pequeño' is, said once where a sentence for dogs asks it. */
const DOG_SIZES = 'Perro pequeño: hasta 10 kilos. Mediano: hasta 25 kilos.';
const ASKS_SIZE = /\b(?:pequeño|mediano)\b/;

type Told = Pick<Toxic, 'kind' | 'go_now' | 'severity'>;

/** The animal that it harms most stands first: who put the dog's pipette on a cat read of the dog that nothing is the matter. */
const WORST: Record<Severity, number> = { grave: 0, moderada: 1, leve: 2, 'sin dato': 3, ninguna: 4 };
type Group = { folders: Folder[]; texts: string[] };

/** Species that are told the same stand together, so that nothing is said twice. */
const groupsOf = (record: Told): Group[] => {
  const groups = new Map<string, Group>();
  for (const folder of FOLDERS) {
    const told = toldTo(record, folder);
    const texts = told.length > 0 ? told : [byDegree(record.severity[folder], folder)];
    const group = groups.get(texts.join('\n')) ?? { folders: [], texts };
    group.folders.push(folder);
    groups.set(texts.join('\n'), group);
  }
  const rank = (folder: Folder) => WORST[record.severity[folder]];
  const worst = ({ folders }: Group) => Math.min(...folders.map(rank));
  return [...groups.values()]
    .map(({ folders, texts }) => ({ folders: folders.toSorted((a, b) => rank(a) - rank(b)), texts }))
    .toSorted((a, b) => worst(a) - worst(b));
};

/** Whom a call is asked for: who is told to leave alone would read that they call first. */
const callers = (record: Told): Folder[] =>
  FOLDERS.filter((folder) => toldTo(record, folder).some((text) => CALLS.test(text)));

/** What each animal does with one and with several, for who counted what is missing before reading any sentence. */
const Amounts = ({ amounts: { of, columns, rows } }: { amounts: ToxicAmounts }) => (
  <table className="go-amounts">
    <thead>
      <tr>
        <th scope="col">{of}</th>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ for: folders, who, cells: [few, more] }) => (
        <tr key={who} data-for={folders.join(' ')}>
          <th scope="row">{who}</th>
          <td>{ordered(few)}</td>
          <td>{ordered(more)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** When to leave, per species, with how bad it is, and what never to do: the first thing that a page of a substance says. */
export const ToxicGoNow = ({ record }: { record: Told & Pick<Toxic, 'action' | 'amounts'> }) => (
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
    {record.amounts && <Amounts amounts={record.amounts} />}
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
        {folders.includes('perros') && texts.some((text) => ASKS_SIZE.test(text)) && <p>{DOG_SIZES}</p>}
      </div>
    ))}
    <p className="go-no-data go-no-answer" data-for="hamsters loros">
      {SMALL_SIGNS}
    </p>
    {callers(record).length > 0 && (
      <p className="go-no-data go-no-answer" data-for={callers(record).join(' ')}>
        {NOBODY_ANSWERS}
      </p>
    )}
    {FOLDERS.some((folder) => record.severity[folder] === 'sin dato') && (
      <p className="go-no-data">{`${NO_DATA} ${CALL_WITHOUT_DATA}`}</p>
    )}
  </section>
);
