/** Kinds of entries of the clinical history (product.md, Clinical history and carné) and their names on screens. */
export const RECORD_KINDS = ['consulta', 'vacuna', 'desparasitacion', 'procedimiento', 'examen', 'nota'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];
export const RECORD_KIND_NAME: Record<RecordKind, string> = {
  consulta: 'Consulta',
  vacuna: 'Vacuna',
  desparasitacion: 'Desparasitación',
  procedimiento: 'Procedimiento',
  examen: 'Examen',
  nota: 'Nota',
};
