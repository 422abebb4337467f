import { shortDate, shortMonth } from '../../lib/formats.ts';
import type { RecordKind } from '../../shared/records.ts';
import type { Due } from '../../shared/schemas/carne.ts';
import type { BodyPart } from '../../shared/schemas/record.ts';
import type { IconName } from '../../ui/icon-names.ts';

/** 'mar 2026' */
export const shortMonthYear = (date: string): string => `${shortMonth(date)} ${date.slice(0, 4)}`;

/** Who answers for an entry (product.md, Clinical history and carné). */
export const sourceText = ({ clinicName }: { clinicName: string | null }): string =>
  clinicName === null ? 'Registrado por el dueño' : `Verificado por ${clinicName}`;

/** 'Clara Nieto, matrícula declarada MP-20415' */
export const signedBy = ({ authorName, licence }: { authorName: string; licence: string | null }): string =>
  licence ? `${authorName}, matrícula declarada ${licence}` : authorName;

export const KIND_ICON: Record<RecordKind, IconName> = {
  consulta: 'stethoscope',
  vacuna: 'syringe',
  desparasitacion: 'pill',
  procedimiento: 'bandage',
  examen: 'activity',
  nota: 'notebook-text',
};

export const PART_NAME: Record<BodyPart, string> = {
  reason: 'Motivo',
  findings: 'Hallazgos',
  diagnosis: 'Diagnóstico',
  plan: 'Plan',
  text: 'Notas',
};

type DueTag = { tone: 'ok' | 'warn' | 'bad' | 'plain'; text: string };

/** How a line of the carné stands, in a word and a tone. */
export const dueTag = ({ state, dueOn, last }: Pick<Due, 'state' | 'dueOn' | 'last'>, today: string): DueTag => {
  if (dueOn === null) return { tone: 'ok', text: 'Al día' };
  if (state === 'overdue')
    return last ? { tone: 'bad', text: `Venció el ${shortDate(dueOn)}` } : { tone: 'bad', text: 'Sin registro' };
  if (state === 'soon') return { tone: 'warn', text: dueOn === today ? 'Toca hoy' : `Toca el ${shortDate(dueOn)}` };
  if (state === 'later') return { tone: 'plain', text: `Toca en ${shortMonthYear(dueOn)}` };
  return { tone: 'ok', text: `Al día hasta ${shortMonthYear(dueOn)}` };
};

/** 'Cada año', 'Cada 3 meses'; empty: it is not repeated. */
export const rhythm = ({ everyMonths }: Pick<Due, 'everyMonths'>): string => {
  if (everyMonths === null) return '';
  if (everyMonths % 12 === 0) return everyMonths === 12 ? 'Cada año' : `Cada ${everyMonths / 12} años`;
  return everyMonths === 1 ? 'Cada mes' : `Cada ${everyMonths} meses`;
};

/** 'Cefalexina 500 mg, tabletas' */
/** What whoever signed a fórmula said yes to twice. */
export const confirmedText = (confirmed: string): string => `Quien firma lo confirmó. ${confirmed}`;

export const medicineText = ({
  name,
  concentration,
  form,
}: {
  name: string;
  concentration: string | null;
  form: string | null;
}): string => [[name, concentration].filter(Boolean).join(' '), form].filter(Boolean).join(', ');

/** A licence as its signature says it: declared, until a titular has looked it up. */
export const licenceText = ({ licence, licenceChecked }: { licence: string; licenceChecked: boolean }): string =>
  licenceChecked
    ? `Matrícula profesional ${licence}, verificada por la clínica`
    : `Matrícula profesional declarada: ${licence}`;
