import { useEffect, useState } from 'react';
import { eraseDevice, readDevice, writeDevice } from '../../lib/device.ts';
import { type Shortcut, shortcuts } from '../../lib/shortcuts.ts';
import { Modal } from '../../ui/modal.tsx';
import { Switch } from '../../ui/switch.tsx';

/** A key that belongs to a field or to a dialog or menu that is open. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element &&
    target.closest('input:not([type=radio], [type=checkbox]), textarea, select') !== null) ||
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]:not([hidden])') !== null;

const OFF = 'sin-atajos';

/** Listens for the keys of the page's parts, and lists them by `?`; whoever types by voice or by mistake turns them off there. */
export const Shortcuts = ({ userId }: { userId: string }) => {
  const [shown, setShown] = useState<Shortcut[] | null>(null);
  const [on, setOn] = useState(() => readDevice(userId, OFF) === null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, isComposing } = event;
      if (!on || ctrlKey || metaKey || altKey || repeat || isComposing || isTaken(event)) return;
      const found = key === '?' ? null : shortcuts().find((one) => one.key === key.toLowerCase());
      if (found === undefined) return;
      event.preventDefault();
      if (found) found.act();
      else setShown(shortcuts());
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
  const turn = () => {
    if (on) writeDevice(userId, OFF, 'sí');
    else eraseDevice(userId, OFF);
    setOn(!on);
  };
  const close = () => setShown(null);
  return (
    <>
      <button type="button" className="keys-btn" onClick={() => setShown(shortcuts())}>
        Atajos <kbd>?</kbd>
      </button>
      <Modal
        open={shown !== null}
        onClose={close}
        title="Atajos del teclado"
        footer={
          <button type="button" className="btn primary" onClick={close}>
            Listo
          </button>
        }
      >
        <div className="grid gap-4">
          <Switch
            on={on}
            label="Atajos de una tecla"
            words={{ on: 'Encendidos', off: 'Apagados en este navegador' }}
            onPress={turn}
          />
          <dl className="keys">
            {shown?.map(({ key, name }) => (
              <div key={key}>
                <dt>
                  <kbd>{key.toUpperCase()}</kbd>
                </dt>
                <dd>{name}</dd>
              </div>
            ))}
          </dl>
          <p className="soft small">
            Las flechas pasan de una cita a otra en el tablero y en el día. Con el foco en un campo las teclas solo
            escriben.
          </p>
        </div>
      </Modal>
    </>
  );
};
