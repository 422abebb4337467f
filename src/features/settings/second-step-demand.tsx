import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { errorText } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { useToday } from '../../lib/now.ts';
import { SECOND_STEP_DAYS } from '../../shared/limits.ts';
import { secondStepFields } from '../../shared/schemas/settings.ts';
import { addDays } from '../../shared/time.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { say } from '../../ui/toasts.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { dateText } from './figures.ts';
import { useSetSecondStep } from './use-settings.ts';

/** Demands a second step of who runs the service, from a day on, or takes the demand back. */
export const SecondStepDemand = ({ from }: { from: string | null }) => {
  const change = useSetSecondStep();
  const today = useToday();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(secondStepFields),
    defaultValues: { from: today },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      await change.mutateAsync(values);
      say('Desde ese día se pide un segundo paso a la administración.');
    } catch (error) {
      showIssues(error, setError, ['from']);
    }
  });
  const release = () =>
    change.mutateAsync({ from: null }).then(
      () => say('Ya no se exige el segundo paso.'),
      () => undefined,
    );
  return (
    <section className="setting" aria-labelledby="setting-second-step">
      <div className="setting-head">
        <h3 id="setting-second-step">Segundo paso de la administración</h3>
      </div>
      {from === null ? (
        <>
          <p className="soft measure">
            No se exige. Si lo exiges, administradores y superadministradores tienen {SECOND_STEP_DAYS} días para poner
            una llave de acceso o una aplicación de códigos; después solo podrán ponerla. A las clínicas se les
            aconseja.
          </p>
          <form className="form narrow-form" noValidate onSubmit={submit}>
            <TextField
              label="Exigirlo desde"
              type="date"
              min={today}
              required
              error={errors.from?.message}
              {...register('from')}
            />
            <SubmitButton className="btn line" pendingText="Guardando..." pending={isSubmitting}>
              Exigir el segundo paso
            </SubmitButton>
          </form>
        </>
      ) : (
        <>
          <p className="measure">
            Se exige desde el {dateText(from)}: quien administra y no lo tenga solo podrá ponerlo a partir del{' '}
            {dateText(addDays(from, SECOND_STEP_DAYS))}.
          </p>
          <TwoFaced className="btn line" busy={change.isPending} busyText="Guardando..." onPress={release}>
            Dejar de exigirlo
          </TwoFaced>
        </>
      )}
      {change.error && !change.isPending && !errors.from && (
        <Alert tone="bad">{errorText(change.error, 'No se pudo cambiar')}</Alert>
      )}
    </section>
  );
};
