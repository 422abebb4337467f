import { phoneText, telLink } from '../../lib/formats.ts';
import type { OwnClinic } from '../../lib/own-clinics.ts';
import { Icon } from '../../ui/icon.tsx';

/** A clinic to be called, its number readable: the page may be open on a device that cannot call. `solid`: the first thing to press. */
export const ClinicCall = ({ clinic, solid = false }: { clinic: OwnClinic; solid?: boolean }) => (
  <a className={solid ? 'card-call solid' : 'card-call'} href={telLink(clinic.phone)}>
    <Icon name="phone" />
    <span>
      <b className="num">{phoneText(clinic.phone)}</b>
      {clinic.name}
      <span className="small">
        {clinic.address}, {clinic.city}
      </span>
    </span>
  </a>
);
