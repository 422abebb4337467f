import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { EMAIL_BACK_HOURS, TEXT } from '../../shared/limits.ts';
import { ROLE_NAME, type Role } from '../../shared/roles.ts';
import type { OpenClinic } from '../../shared/schemas/account.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { NameField } from '../../ui/name-field.tsx';
import type { AccountFields } from './account-fields.ts';
import { ClinicField } from './clinic-field.tsx';
import { TemporaryField } from './temporary-field.tsx';

const roleHint = (role: Role, before: Role | null): string | undefined => {
  if (before !== null) return role === before ? undefined : 'Se cierran sus sesiones.';
  return role === 'toor' ? 'Podrá hacer todo lo que tú haces aquí.' : undefined;
};

/** The clinic that a clinic's account joins; none: it gets one of its own. */
const JoinedClinic = ({ form: { control, formState } }: { form: UseFormReturn<AccountFields> }) => {
  const { field } = useController({ control, name: 'clinicId' });
  const [chosen, setChosen] = useState<OpenClinic | null>(null);
  return (
    <ClinicField
      label="Clínica"
      optional
      placeholder="Se crea una nueva"
      hint={
        chosen
          ? 'Entra a su equipo; si no tiene titular, queda como titular.'
          : 'En blanco se crea su clínica, vacía: recibe citas cuando complete nombre, ciudad, dirección, teléfono y horario. Para que entre a una que ya existe, búscala por nombre, ciudad o alguien de ella.'
      }
      error={formState.errors.clinicId?.message}
      inputRef={field.ref}
      chosen={chosen}
      onChoose={(clinic) => {
        setChosen(clinic);
        field.onChange(clinic?.id ?? null);
      }}
    />
  );
};

/** What follows from another e-mail for an account that has one. */
const MOVES = `Si el de antes estaba confirmado, recibe un enlace para deshacer el cambio durante ${EMAIL_BACK_HOURS} horas. Si le robaron la cuenta, un superadministrador la rescata desde su página.`;

/** The fields of an account, new or known. */
export const AccountFormFields = ({
  form,
  roles,
  before,
}: {
  form: UseFormReturn<AccountFields>;
  /** Roles to choose from; empty: it is not changed here. */
  roles: readonly Role[];
  /** The role it has; null: the account is new. */
  before: Role | null;
}) => {
  const { register, watch, formState } = form;
  const { errors } = formState;
  const field = (name: keyof AccountFields) => ({ error: errors[name]?.message, ...register(name) });
  const role = watch('role');
  return (
    <>
      <NameField label="Nombre" autoComplete="off" longest={TEXT.givenName} data-autofocus="true" {...field('name')} />
      <TextField
        label="Correo electrónico"
        type="email"
        inputMode="email"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={TEXT.email}
        hint={before !== null && formState.dirtyFields.email ? MOVES : undefined}
        {...field('email')}
      />
      {roles.length === 1 && before === null && <p className="soft">{roleHint(roles[0] ?? 'user', before)}</p>}
      {roles.length > 1 && (
        <SelectField label="Rol" hint={roleHint(role, before)} {...field('role')}>
          {roles.map((one) => (
            <option key={one} value={one}>
              {ROLE_NAME[one]}
            </option>
          ))}
        </SelectField>
      )}
      {role === 'business' && before !== 'business' && <JoinedClinic form={form} />}
      {(before === null || roles.length > 0) && <TemporaryField form={form} isNew={before === null} />}
      <TextField
        label="Teléfono"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={30}
        {...field('phone')}
      />
      <TextField label="Dirección" optional autoComplete="off" maxLength={TEXT.address} {...field('address')} />
    </>
  );
};
