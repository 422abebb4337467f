/** What somebody is in a clinic that they do not govern. */
export const DUTIES = ['veterinario', 'recepcion'] as const;

/** Members of a clinic. The titular also looks after the others, and closes the clinic. */
export const MEMBER_ROLES = ['titular', ...DUTIES] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const MEMBER_ROLE_NAME: Readonly<Record<MemberRole, string>> = {
  titular: 'Titular',
  veterinario: 'Veterinario',
  recepcion: 'Recepción',
};

/** Who may have a licence on file: with one they sign clinical records, without it they write drafts. */
export const mayHoldLicence = (role: MemberRole): boolean => role !== 'recepcion';
