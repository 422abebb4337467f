import { errorText } from '../../lib/errors.ts';
import { errorMessage } from '../../shared/errors.ts';
import type { Registration } from '../../shared/schemas/settings.ts';
import { Alert } from '../../ui/alert.tsx';
import { Switch } from '../../ui/switch.tsx';
import { say } from '../../ui/toasts.tsx';
import { useSetRegistration } from './use-settings.ts';

const WORDS = { on: 'Abierto', off: 'Cerrado' };

/** Opens and closes the registration; the switch shows what the server answered, never what it was asked. */
export const RegistrationSwitch = ({ registration }: { registration: Registration }) => {
  const change = useSetRegistration();
  const open = registration === 'open';
  const press = async () => {
    try {
      const now = await change.mutateAsync({ registration: open ? 'closed' : 'open' });
      say(now.registration === 'open' ? 'El registro quedó abierto.' : 'El registro quedó cerrado.');
    } catch {
      // `change.error` says it.
    }
  };
  return (
    <section className="setting" aria-labelledby="setting-registration">
      <div className="setting-head">
        <h3 id="setting-registration">Registro</h3>
        <Switch on={open} label="Registro de cuentas" words={WORDS} busy={change.isPending} onPress={press} />
      </div>
      <p className="soft measure">
        {open
          ? 'Cualquier persona puede crear su cuenta.'
          : `Nadie puede crear una cuenta: quien lo intenta lee «${errorMessage('registration_closed')}» y conserva lo que escribió.`}{' '}
        Las cuentas que ya existen entran como siempre.
      </p>
      <p className="small" role="status">
        {change.isPending && 'Guardando...'}
      </p>
      {change.error && <Alert tone="bad">{errorText(change.error, 'No se pudo cambiar el registro')}</Alert>}
    </section>
  );
};
