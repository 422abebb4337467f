import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { BRAND } from '../../shared/brand.ts';
import { MAILS_AN_HOUR } from '../../shared/limits.ts';
import { Alert } from '../../ui/alert.tsx';
import { say } from '../../ui/toasts.tsx';
import { CodeForm } from './code-form.tsx';

/**
 * What to look for once the mail was asked for, whether or not the address has an account; the field for its code; and what to do
 * when nothing comes.
 */
export const RecoverySent = ({
  email,
  asked,
  onCode,
  onAgain,
  onOther,
}: {
  email: string;
  /** A mail was asked for here just now; else the person has one already. */
  asked: boolean;
  onCode: (code: string) => Promise<unknown>;
  onAgain: () => Promise<unknown>;
  onOther: () => void;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [again, setAgain] = useState<{ busy: boolean; fault: string | null }>({ busy: false, fault: null });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const resend = async () => {
    setAgain({ busy: true, fault: null });
    try {
      await onAgain();
      setAgain({ busy: false, fault: null });
      say(`Si no pasaste de ${MAILS_AN_HOUR} en una hora, sale otro correo. Sirve el último que te haya llegado.`);
    } catch (error) {
      setAgain({ busy: false, fault: errorText(error, 'No se pudo pedir otro correo') });
    }
  };

  return (
    <div className="mail-sent">
      <h2 ref={heading} tabIndex={-1}>
        {asked ? 'Revisa tu correo' : 'Escribe el código'}
      </h2>
      {asked && (
        <p>
          Si <b className="own-email">{email}</b> tiene una cuenta, en unos minutos le llega un correo de {BRAND}. Abre
          su enlace y pon una contraseña nueva. Sirve una vez, durante una hora.
        </p>
      )}
      <CodeForm
        hint={
          asked
            ? '¿Lo abriste en otro equipo? Escribe aquí los seis números que trae y sigue en este.'
            : `Los seis números del último correo que le llegó a ${email}.`
        }
        act="Seguir"
        onCode={onCode}
      />
      <section className="no-mail" aria-labelledby="no-llega">
        <h3 id="no-llega">¿No llega?</h3>
        <ul>
          <li>Búscalo en correo no deseado o en promociones.</li>
          <li>
            Revisa que <span className="own-email">{email}</span> esté bien escrito.
          </li>
          <li>Espera cinco minutos y pide otro. Enviamos máximo {MAILS_AN_HOUR} por hora y solo sirve el último.</li>
          <li>
            Si ya no puedes abrir ese correo, escríbele a <Link href="/privacidad">quien responde por el servicio</Link>
            : te entrega un enlace cuando sepa que la cuenta es tuya.
          </li>
        </ul>
        {again.fault && <Alert tone="bad">{again.fault}</Alert>}
        <p className="acts">
          <button
            type="button"
            className="btn line"
            aria-disabled={again.busy}
            onClick={() => again.busy || void resend()}
          >
            Pedir otro correo
          </button>
          <button type="button" className="btn quiet" onClick={onOther}>
            Corregir la dirección
          </button>
        </p>
      </section>
    </div>
  );
};
