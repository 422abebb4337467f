import { Link } from 'wouter';
import { phoneText, telLink } from '../../lib/formats.ts';
import { Alert } from '../../ui/alert.tsx';

/** A clinic's phone, to be called from where it stands. */
export const Call = ({ phone }: { phone: string }) => (
  <a className="num tel" href={telLink(phone)}>
    {phoneText(phone)}
  </a>
);

/** What was refused, in the server's words; `phone`: that of the clinic which they ask to call; `confirms`: they ask to confirm the e-mail. */
export type Fault = { text: string; phone: string | undefined; confirms?: boolean };

export const Refused = ({ text, phone, confirms = false }: Fault) => (
  <Alert tone="bad">
    {phone ? (
      <>
        {text.replace(/\.$/, ':')} <Call phone={phone} />
      </>
    ) : (
      text
    )}
    {confirms && (
      <>
        {' '}
        <Link className="link" href="/cuenta#correo">
          Confirmar mi correo
        </Link>
      </>
    )}
  </Alert>
);
