import { momentText } from '../../lib/formats.ts';
import { CopyBox } from './copy-box.tsx';

/** A link to set a password, shown this once. */
export const LinkBox = ({
  address,
  expiresAt,
  name,
  now,
}: {
  address: string;
  expiresAt: number;
  name: string;
  now: number;
}) => (
  <CopyBox
    label="Enlace de un solo uso"
    value={address}
    verb="Copiar el enlace"
    copied="El enlace está en el portapapeles."
  >
    Dile a {name}: «Abre este enlace en tu celular o computador y escribe una contraseña nueva. Sirve una sola vez y
    vence el {momentText(expiresAt, now)} No se lo pases a nadie». Envíaselo solo por un medio en el que sepas que es
    ella o él. Sus sesiones se cierran cuando lo use; si ya tenía mascotas o citas, las ve un día después, o enseguida
    si confirma con su correo.
  </CopyBox>
);
