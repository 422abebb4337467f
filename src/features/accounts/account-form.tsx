import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type Draft, useDraft } from '../../lib/draft.ts';
import { errorText, knownError } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { TEXT } from '../../shared/limits.ts';
import { ROLE_NAME, type Role } from '../../shared/roles.ts';
import { Alert } from '../../ui/alert.tsx';
import { DraftNote } from '../../ui/draft-note.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { type AccountFields, accountFields, newAccountFields } from './account-fields.ts';

const KEPT = ['name', 'email', 'phone', 'address', 'role'] as const;
const ALL = [...KEPT, 'password'] as const;
/** Rules that speak of one field. */
const FIELD_OF: Partial<Record<string, keyof AccountFields>> = {
  email_taken: 'email',
  has_animals: 'role',
  is_member: 'role',
  last_toor: 'role',
  temporary_password: 'role',
};

const roleHint = (role: Role, before: Role | null): string | undefined => {
  if (before !== null && role !== before) {
    const also = role === 'business' ? ' Se crea su clínica, vacía y sin recibir citas.' : '';
    return `Se cierran sus sesiones.${also}`;
  }
  if (before !== null) return undefined;
  if (role === 'business')
    return 'Se crea su clínica, vacía: recibe citas cuando ella complete nombre, ciudad, dirección, teléfono y horario. Para entrar a una clínica que ya existe, la agrega su titular.';
  return role === 'toor' ? 'Podrá hacer todo lo que tú haces aquí.' : undefined;
};

const Fields = ({
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
  return (
    <>
      <TextField label="Nombre" required autoComplete="off" maxLength={TEXT.name} {...field('name')} />
      <TextField
        label="Correo electrónico"
        type="email"
        inputMode="email"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={TEXT.email}
        {...field('email')}
      />
      {roles.length === 1 && before === null && <p className="soft">{roleHint(roles[0] ?? 'user', before)}</p>}
      {roles.length > 1 && (
        <SelectField label="Rol" hint={roleHint(watch('role'), before)} {...field('role')}>
          {roles.map((role) => (
            <option key={role} value={role}>
              {ROLE_NAME[role]}
            </option>
          ))}
        </SelectField>
      )}
      {(before === null || roles.length > 0) && (
        <PasswordField
          label={before === null ? 'Contraseña' : 'Contraseña nueva'}
          hint={
            before === null
              ? 'Al menos 8 caracteres. Es temporal: la persona pone la suya al ingresar.'
              : 'Déjala en blanco para conservar la actual. Si escribes una, es temporal y se cierran sus sesiones.'
          }
          required={before === null}
          autoComplete="new-password"
          {...field('password')}
        />
      )}
      <div className="field-row">
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
      </div>
    </>
  );
};

/** The form of an account, new or known, in a dialog. `send` answers when it is written; what it throws is shown. */
export const AccountForm = ({
  title,
  draftName,
  values,
  before,
  roles,
  words,
  send,
  onClose,
}: {
  title: string;
  draftName: string;
  values: AccountFields;
  before: Role | null;
  roles: readonly Role[];
  words: { send: string; sending: string; failed: string };
  send: (fields: AccountFields, changed: Partial<Record<keyof AccountFields, boolean>>) => Promise<void>;
  onClose: () => void;
}) => {
  const id = useId();
  const form = useForm<AccountFields>({
    resolver: zodResolver(before === null ? newAccountFields : accountFields, undefined, { raw: true }),
    defaultValues: values,
  });
  const { handleSubmit, setError, setFocus, formState } = form;
  const { errors, isSubmitting, dirtyFields } = formState;
  const draft: Draft = useDraft(
    form,
    draftName,
    KEPT,
    (field, value) => field !== 'role' || roles.includes(value as Role),
  );
  useEffect(() => setFocus('name'), [setFocus]);

  const submit = handleSubmit(async (fields) => {
    try {
      await send(fields, dirtyFields);
      draft.done();
      onClose();
    } catch (error) {
      if (showIssues(error, setError, ALL)) return;
      const field = FIELD_OF[knownError(error)?.key ?? ''];
      const message = errorText(error, words.failed);
      if (field) setError(field, { type: 'server', message }, { shouldFocus: true });
      else setError('root.server', { message });
    }
  });
  const close = () => !isSubmitting && onClose();
  return (
    <Modal
      open
      onClose={close}
      title={title}
      footer={
        <>
          <button type="button" className="btn line" onClick={close}>
            Cancelar
          </button>
          <SubmitButton form={id} pending={isSubmitting} pendingText={words.sending}>
            {words.send}
          </SubmitButton>
        </>
      }
    >
      <form id={id} className="form" noValidate onSubmit={submit}>
        <DraftNote restored={draft.restored} onDiscard={draft.discard} />
        <Fields form={form} roles={roles} before={before} />
        {errors.root?.server && <Alert tone="bad">{errors.root.server.message}</Alert>}
      </form>
    </Modal>
  );
};
