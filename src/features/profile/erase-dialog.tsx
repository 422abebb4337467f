import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { dropSession } from '../../lib/session-store.ts';
import { TEXT } from '../../shared/limits.ts';
import type { User } from '../../shared/schemas/auth.ts';
import { eraseOwnInput } from '../../shared/schemas/own-account.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { ownLosses } from './erase-words.ts';
import { useErase, useOwnConsequences } from './use-own-account.ts';

const FIELDS = ['password', 'closing'] as const;
const FORM = 'eliminar-cuenta';

/** Asks for the password before one's own account is erased, and says what goes with it. Every tab is logged out afterwards. */
export const EraseDialog = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const consequences = useOwnConsequences();
  const erase = useErase();
  const [, navigate] = useLocation();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(eraseOwnInput),
    defaultValues: { password: '', closing: '' },
  });
  const { errors, isSubmitting } = formState;
  const { data, error } = consequences;
  const clinic = data?.clinic;
  const closes = clinic?.isLastMember === true && (clinic.hasFiles || clinic.comingVisits > 0);
  const close = () => !isSubmitting && onClose();

  const submit = handleSubmit(async ({ password, closing }) => {
    if (closes && !closing) {
      setError('closing', { message: 'Escribe por qué cierra: lo leen quienes tienen cita.' }, { shouldFocus: true });
      return;
    }
    try {
      await erase.mutateAsync({ password, closing });
      void dropSession();
      navigate('/login', { replace: true, state: { erased: true } });
    } catch (failure) {
      if (!showIssues(failure, setError, FIELDS))
        setError('root.server', { message: errorText(failure, 'No se pudo eliminar la cuenta') });
    }
  });

  return (
    <Modal
      open
      alert
      onClose={close}
      title="¿Eliminar tu cuenta?"
      icon="trash-2"
      footer={
        <>
          <button type="button" className="btn line" onClick={close}>
            Cancelar
          </button>
          {data && (
            <SubmitButton className="btn danger" form={FORM} pendingText="Eliminando..." pending={isSubmitting}>
              Eliminar mi cuenta
            </SubmitButton>
          )}
        </>
      }
    >
      <p className="measure">
        La cuenta de <b className="own-email">{user.email}</b>.
      </p>
      {data ? (
        <>
          <ul className="consequences">
            {ownLosses(data).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <form id={FORM} className="form" noValidate onSubmit={submit}>
            <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
            {closes && (
              <TextAreaField
                label="Por qué cierra la clínica"
                hint="Lo leen los dueños de las mascotas que tienen cita."
                maxLength={TEXT.reason}
                required
                error={errors.closing?.message}
                {...register('closing')}
              />
            )}
            <PasswordField
              label="Tu contraseña"
              autoComplete="current-password"
              required
              error={errors.password?.message}
              {...register('password')}
            />
          </form>
        </>
      ) : (
        !error && (
          <p className="soft" role="status">
            Revisando qué pasaría...
          </p>
        )
      )}
      {error && !data && <Alert tone="bad">{errorText(error, 'No se pudo revisar qué pasaría')}</Alert>}
      {errors.root?.server && <Alert tone="bad">{errors.root.server.message}</Alert>}
    </Modal>
  );
};
