import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorText, NO_ANSWER } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { useAuth } from '../../lib/session.tsx';
import { useTRPC } from '../../lib/trpc.ts';
import { TEXT } from '../../shared/limits.ts';
import { removeSecondStepInput } from '../../shared/schemas/factors.ts';
import { TextAreaField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { say } from '../../ui/toasts.tsx';

const reasonForm = removeSecondStepInput.pick({ reason: true });

const Asking = ({ id, name, onClose }: { id: string; name: string; onClose: () => void }) => {
  const trpc = useTRPC();
  const client = useQueryClient();
  const remove = useMutation(trpc.factors.removeFor.mutationOptions());
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(reasonForm),
    defaultValues: { reason: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ reason }) => {
    try {
      await remove.mutateAsync({ id, reason });
      say(`La cuenta de ${name} ya no tiene segundo paso.`);
      onClose();
      await client.invalidateQueries(trpc.accounts.pathFilter());
    } catch (error) {
      if (!showIssues(error, setError, ['reason'])) setError('root.server', { message: errorText(error, NO_ANSWER) });
    }
  });
  return (
    <FormDialog
      title="¿Quitar su segundo paso?"
      lead={
        <p className="measure">
          Se borran las llaves de acceso, la aplicación de códigos y los códigos de recuperación de {name}, y se cierran
          sus sesiones. Entrará solo con su contraseña. Antes comprueba, por otro medio, que es quien dice ser.
        </p>
      }
      verb="Quitar"
      pendingText="Quitando..."
      danger
      pending={isSubmitting}
      problem={errors.root?.server?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label="Motivo"
        hint="Queda en la auditoría, y la persona lo lee en su cuenta."
        maxLength={TEXT.reason}
        required
        data-autofocus="true"
        error={errors.reason?.message}
        {...register('reason')}
      />
    </FormDialog>
  );
};

/** Whether an account has a second step, and the way to take it away from who lost it: toor's page of somebody else. */
export const RemoveSecondStep = ({ id }: { id: string }) => {
  const { user } = useAuth();
  const own = user?.id === id;
  const { data } = useQuery(useTRPC().accounts.get.queryOptions({ id }));
  const [asking, setAsking] = useState(false);
  if (!data) return null;
  return (
    <div className="account-part">
      <h3>Segundo paso</h3>
      <p className="soft measure">
        {data.hasSecondStep
          ? 'Para entrar con la contraseña se le pide además una llave de acceso o un código.'
          : 'No tiene: entra solo con su contraseña.'}
        {data.hasSecondStep && own && ' El tuyo se cambia en «Mi cuenta».'}
      </p>
      {data.hasSecondStep && !own && (
        <button type="button" className="btn danger-line" onClick={() => setAsking(true)}>
          Quitar el segundo paso
        </button>
      )}
      {asking && <Asking id={id} name={data.user.name} onClose={() => setAsking(false)} />}
    </div>
  );
};
