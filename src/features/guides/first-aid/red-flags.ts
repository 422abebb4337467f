import { openTriage, type Triage } from '../../../shared/red-flags/triage.ts';

/** The rules of what must not wait, for a page that answers without connection too. */
export const redFlags = async (): Promise<Triage> => {
  const { flags, substances } = (await import('guides:alertas')).default;
  return openTriage(flags, substances);
};
