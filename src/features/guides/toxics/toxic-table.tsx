import type { ToxicSummary } from '../../../../content/schema/summary.ts';
import { TOXIC_KINDS, type ToxicKind } from '../../../../content/schema/toxic-kinds.ts';
import { paths } from '../../../shared/paths.ts';
import { FOLDERS, type Folder, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { Icon, Mark } from '../../../ui/icon.tsx';
import { CALCULATOR, CHOCOLATE } from '../chocolate/chocolate-dose.ts';
import { KINDS, severityNumber, severityWord } from './toxic-filters.ts';
import { TOXIC_ICON } from './toxic-icons.ts';

const LIST = new Intl.ListFormat('es-CO');

/** 'Perros y gatos' */
const speciesList = (folders: readonly Folder[]): string => {
  const text = LIST.format(folders.map((folder) => SPECIES_NAME[SPECIES_OF[folder]].many.toLowerCase()));
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
};

/** What sends it out, in few words, and whom, when it is not all four. */
const Go = ({ go }: Pick<ToxicSummary, 'go'>) =>
  go.map(({ for: folders, text }) => (
    <small key={text} className="go-line" data-for={folders.join(' ')}>
      {folders.length < FOLDERS.length && <b>{speciesList(folders)}: </b>}
      {text}
    </small>
  ));

const Row = ({ slug, name, aliases, what, severity, go }: ToxicSummary) => (
  <tr data-a={aliases.join('|')}>
    <th scope="row">
      <a href={paths.toxic(slug)}>{name}</a>
      <small>{what}</small>
      <Go go={go} />
    </th>
    {FOLDERS.map((folder) => (
      <td key={folder} data-s={severityNumber(severity[folder])}>
        {severityWord(severity[folder])}
      </td>
    ))}
  </tr>
);

const Group = ({ kind, toxics }: { kind: ToxicKind; toxics: readonly ToxicSummary[] }) => (
  <section id={kind} data-kind={kind} aria-labelledby={`${kind}-titulo`}>
    <h2 id={`${kind}-titulo`}>
      <Icon name={TOXIC_ICON[kind]} />
      {TOXIC_KINDS[kind]} <span className="num">{toxics.length}</span>
    </h2>
    {kind === 'alimento' && (
      <a href={`${paths.toxic(CHOCOLATE)}#${CALCULATOR}`} className="link no-print">
        <Icon name="calculator" />
        Chocolate: calcula si es mucho para tu perro
      </a>
    )}
    <table aria-labelledby={`${kind}-titulo`}>
      <thead>
        <tr>
          <th scope="col" data-k={TOXIC_KINDS[kind]}>
            <span>Sustancia</span>
          </th>
          {FOLDERS.map((folder) => (
            <th key={folder} scope="col" data-species={folder}>
              <Mark name={`track-${folder}`} />
              {SPECIES_NAME[SPECIES_OF[folder]].many}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {toxics.map((toxic) => (
          <Row key={toxic.slug} {...toxic} />
        ))}
      </tbody>
    </table>
  </section>
);

/** Every substance by kind, with how bad it is for each species. Complete without script; toxic-rows.ts filters what stands. */
export const ToxicTable = ({ toxics }: { toxics: readonly ToxicSummary[] }) => (
  <div className="tox">
    {KINDS.map((kind) => (
      <Group key={kind} kind={kind} toxics={toxics.filter((toxic) => toxic.kind === kind)} />
    ))}
  </div>
);
