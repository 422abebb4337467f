import { paths } from '../../../shared/paths.ts';
import { Icon } from '../../../ui/icon.tsx';

/** Into the look-up of toxics, with the field ready. `toxics`: how many there are. */
export const EatenDoor = ({ toxics }: { toxics: number }) => (
  <a href={paths.eaten} className="urgent-door no-print">
    <Icon name="skull" />
    <span>
      <b>Qué se comió</b>
      <small>Busca entre {toxics} sustancias</small>
    </span>
  </a>
);

type UrgentDoorsProps = { toxics: number; breathless?: string };

/** The two that cannot wait for a list to be read. `breathless`: how the door of compressions is called where there is less room. */
export const UrgentDoors = ({ toxics, breathless = 'No responde ni respira' }: UrgentDoorsProps) => (
  <div className="urgent-doors">
    <a href={paths.firstAid('rcp')} className="urgent-door solid no-print">
      <Icon name="heart-pulse" />
      <span>
        <b>{breathless}</b>
        <small>Comprime ya</small>
      </span>
    </a>
    <EatenDoor toxics={toxics} />
  </div>
);
