import { Icon } from '../../ui/icon.tsx';
import { sourceText } from './words.ts';

/** Who answers for an entry: a clinic, or the owner. */
export const SourceTag = ({ of }: { of: { clinicName: string | null } }) => (
  <span className={of.clinicName === null ? 'source' : 'source verified'}>
    <Icon name={of.clinicName === null ? 'user-round' : 'badge-check'} />
    {sourceText(of)}
  </span>
);
