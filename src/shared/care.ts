/** What a clinic keeps of a patient beside the entries of its history: problems, fórmulas, consents (product.md, Clinical history and carné). */

export const PROBLEM_STATES = ['active', 'resolved', 'mistake'] as const;
export type ProblemState = (typeof PROBLEM_STATES)[number];

/** By what way somebody agreed to a procedure. */
export const CONSENT_WAYS = ['papel', 'verbal', 'telefono', 'mensaje'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];
export const CONSENT_WAY_NAME: Record<ConsentWay, string> = {
  papel: 'Firmó en papel',
  verbal: 'Lo dijo en la clínica',
  telefono: 'Lo dijo por teléfono',
  mensaje: 'Lo escribió en un mensaje',
};
