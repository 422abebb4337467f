import { SEVERITIES, type Severity, TOXIC_KINDS, type ToxicKind } from '../../../../content/schema/toxic-kinds.ts';
import { folded } from '../../../shared/fold.ts';
import { FOLDERS, type Folder } from '../../../shared/species.ts';

/** What the index of toxics shows: the column of one species and the substances of one kind; null shows all. */
export type ToxicFilters = { folder: Folder | null; kind: ToxicKind | null };

export const NO_FILTERS: ToxicFilters = { folder: null, kind: null };

export const KINDS = Object.keys(TOXIC_KINDS) as ToxicKind[];

/** Filters of an address, `?especie=loros&tipo=planta`; what it does not know is left out. */
export const toxicFilters = (search: string): ToxicFilters => {
  const query = new URLSearchParams(search);
  return {
    folder: FOLDERS.find((folder) => folder === query.get('especie')) ?? null,
    kind: KINDS.find((kind) => kind === query.get('tipo')) ?? null,
  };
};

/** The query of those filters, with its question mark; empty when there are none. */
export const toxicQuery = ({ folder, kind }: ToxicFilters): string => {
  const query = new URLSearchParams({ ...(folder && { especie: folder }), ...(kind && { tipo: kind }) }).toString();
  return query && `?${query}`;
};

/** Number of a severity in the html (`data-s`), which the styles and the look-up read. */
export const severityNumber = (severity: Severity): number => SEVERITIES.indexOf(severity);

/** 'Grave', 'Sin dato' */
export const severityWord = (severity: Severity): string => `${severity[0]?.toUpperCase()}${severity.slice(1)}`;

/** Whom a sentence is about: 'mi gato se comió un dólex'. Null where it names no animal, or several. */
const SAID: Record<Folder, RegExp> = {
  perros: /\b(?:perr|cachorr)/,
  gatos: /\bgat(?:[oa]s?\b|i[ct])/,
  hamsters: /\bh?amster/,
  loros: /\b(?:lor[oai]|aves?\b|pajar|peri[cq]|ninfa|cacat|guacam)/,
};
export const folderSaid = (text: string): Folder | null => {
  const said = FOLDERS.filter((folder) => SAID[folder].test(folded(text)));
  return said.length === 1 ? (said[0] ?? null) : null;
};
