/** The three groups of the first-aid guide with the headings of spec §2, in its order. Apart from the schema: the browser reads it, and it must not bring zod along. */
export const FIRST_AID_GROUPS = {
  urgentes: 'Situaciones Urgentes',
  heridas: 'Heridas y Lesiones',
  kit: 'Kit de Emergencia',
} as const;
export type FirstAidGroup = keyof typeof FIRST_AID_GROUPS;
