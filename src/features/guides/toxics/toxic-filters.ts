import { SEVERITIES, type Severity, TOXIC_KINDS, type ToxicKind } from '../../../../content/schema/toxic-kinds.ts';
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
