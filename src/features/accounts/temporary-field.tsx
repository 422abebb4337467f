import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TEMPORARY_PASSWORD_HOURS } from '../../shared/limits.ts';
import { Icon } from '../../ui/icon.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { AccountFields } from './account-fields.ts';
import { CopyButton } from './copy-button.tsx';
import { newTemporary } from './temporary.ts';

/**
 * The password that an administrator gives: a new account's comes filled in, in sight; another account keeps its own unless one is
 * asked for or typed. Either way it is temporary.
 */
export const TemporaryField = ({ form, isNew }: { form: UseFormReturn<AccountFields>; isNew: boolean }) => {
  const { register, watch, setValue, getValues, formState } = form;
  const frame = useRef<HTMLDivElement>(null);
  const isEmpty = watch('password') === '';
  const fill = () => setValue('password', newTemporary(), { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <div className="grid gap-2" ref={frame}>
      <PasswordField
        label={isNew ? 'Contraseña' : 'Contraseña nueva'}
        hint={
          isNew
            ? `Es temporal: sirve ${TEMPORARY_PASSWORD_HOURS} horas y la persona pone la suya al ingresar. Puedes escribir otra.`
            : `Déjala en blanco para conservar la actual. Si pones una, es temporal (${TEMPORARY_PASSWORD_HOURS} horas), se cierran sus sesiones y lo que ya hay en la cuenta no se ve hasta que su persona ponga la suya desde su correo.`
        }
        required={isNew}
        autoComplete="new-password"
        startsShown
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <div className="acts">
        <button type="button" className="btn line small" onClick={fill}>
          <Icon name="refresh-cw" />
          {isEmpty ? 'Generar una' : 'Generar otra'}
        </button>
        {!isEmpty && (
          <CopyButton
            className="btn line small"
            verb="Copiar"
            copied="La contraseña está en el portapapeles."
            read={() => getValues('password')}
            failed={() => frame.current?.querySelector('input')?.select()}
          />
        )}
      </div>
    </div>
  );
};
