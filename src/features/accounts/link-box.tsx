import { useEffect, useRef, useState } from 'react';
import { momentText } from '../../lib/formats.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';

/** A link that is shown this once: to be copied, with what to tell the person. */
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
}) => {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('yes');
    } catch {
      box.current?.select();
      setCopied('failed');
    }
  };
  return (
    <div className="link-box">
      <Field label="Enlace de un solo uso" hint="Cópialo ahora: al salir de esta página no se vuelve a mostrar.">
        {(control) => (
          <input
            ref={box}
            className="input num"
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
            {...control}
          />
        )}
      </Field>
      <div className="acts">
        <button type="button" className="btn primary" onClick={copy}>
          <Icon name={copied === 'yes' ? 'check' : 'notebook-text'} />
          {copied === 'yes' ? 'Copiado' : 'Copiar el enlace'}
        </button>
        <p className="small" role="status">
          {copied === 'yes' && 'El enlace está en el portapapeles.'}
          {copied === 'failed' && 'No se pudo copiar: está seleccionado, cópialo con el teclado o mantenlo oprimido.'}
        </p>
      </div>
      <p className="small measure">
        Dile a {name}: «Abre este enlace en tu celular o computador y escribe una contraseña nueva. Sirve una sola vez y
        vence el {momentText(expiresAt, now)} No se lo pases a nadie». Envíaselo solo por un medio en el que sepas que
        es ella o él. Sus sesiones se cierran cuando lo use.
      </p>
    </div>
  );
};
