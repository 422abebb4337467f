import type { ComponentProps } from 'react';
import { TextField } from './field.tsx';

type Part = 'name' | 'phone' | 'email';

/** Somebody else as a desk writes them down: a name, and a phone or an e-mail. `register` ties each field to its form. */
export const PersonFields = ({
  nameLabel,
  register,
  errors,
  longest,
}: {
  nameLabel: string;
  register: (part: Part) => ComponentProps<'input'>;
  errors: Partial<Record<Part, { message?: string | undefined }>> | undefined;
  /** Characters that the name and the e-mail take. */
  longest: { name: number; email: number };
}) => (
  <>
    <TextField
      label={nameLabel}
      autoComplete="off"
      maxLength={longest.name}
      required
      data-autofocus
      error={errors?.name?.message}
      {...register('name')}
    />
    <div className="field-row">
      <TextField
        label="Teléfono"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={30}
        error={errors?.phone?.message}
        {...register('phone')}
      />
      <TextField
        label="Correo"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={longest.email}
        error={errors?.email?.message}
        {...register('email')}
      />
    </div>
  </>
);
