import { useRef, useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { BRAND } from '../../shared/brand.ts';
import { CheckField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import { say } from '../../ui/toasts.tsx';

/** New recovery codes, this once: to copy, to keep as a file, or to write down. It closes only once they are said to be kept. */
export const CodesShown = ({ codes, email, onClose }: { codes: string[]; email: string; onClose: () => void }) => {
  const [kept, setKept] = useState(false);
  const [missing, setMissing] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const done = () => {
    if (kept) return onClose();
    setMissing('Guárdalos antes de seguir: copia, descarga o imprime los códigos, o escríbelos en papel.');
    box.current?.querySelector('input')?.focus();
  };
  const text = `${BRAND}: códigos de recuperación de ${email}\nCada uno sirve una sola vez, junto con tu contraseña.\n\n${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say('Códigos copiados.'),
      () => say('No se pudieron copiar. Descárgalos o escríbelos.'),
    );
  return (
    <Modal
      open
      alert
      title="Guarda tus códigos de recuperación"
      onClose={() => {}}
      footer={
        <button type="button" className="btn primary" onClick={done}>
          Terminar
        </button>
      }
    >
      <p className="measure">
        Si pierdes el teléfono, cada uno te deja entrar una vez, junto con tu contraseña. Escríbelos en papel o
        guárdalos con tus contraseñas: <b>no los volvemos a mostrar</b>.
      </p>
      <p className="soft small">{email}</p>
      <ol className="codes" data-autofocus="true">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="acts">
        <button type="button" className="btn line small" onClick={copy}>
          <Icon name="copy" />
          Copiar
        </button>
        <button
          type="button"
          className="btn line small"
          onClick={() => saveFile('codigos-de-recuperacion.txt', 'text/plain', text)}
        >
          <Icon name="download" />
          Descargar
        </button>
        <button type="button" className="btn line small" onClick={() => window.print()}>
          <Icon name="printer" />
          Imprimir
        </button>
      </div>
      <div className="codes-kept" ref={box}>
        <CheckField
          checked={kept}
          error={missing}
          onChange={({ target }) => {
            setKept(target.checked);
            setMissing(undefined);
          }}
        >
          Los guardé donde los encuentro sin este teléfono
        </CheckField>
      </div>
    </Modal>
  );
};
