import type { ComponentProps } from 'react';
import { TextField } from './field.tsx';
import { NameField } from './name-field.tsx';

type Name = 'name' | 'phone' | 'address';

/** Who somebody is and where to reach them: full name, phone, address, all required. `register` ties each field to its form. */
export const ContactFields = ({
  register,
  errors,
  longest,
  phoneHint,
}: {
  register: (name: Name) => ComponentProps<'input'>;
  errors: Partial<Record<Name, { message?: string | undefined }>>;
  /** Characters that the name and the address take. */
  longest: { givenName: number; address: number };
  phoneHint: string;
}) => (
  <>
    <NameField
      label="Nombre completo"
      autoComplete="name"
      longest={longest.givenName}
      error={errors.name?.message}
      {...register('name')}
    />
    <TextField
      label="Teléfono"
      hint={phoneHint}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={30}
      required
      error={errors.phone?.message}
      {...register('phone')}
    />
    <TextField
      label="Dirección"
      autoComplete="address-line1"
      maxLength={longest.address}
      required
      error={errors.address?.message}
      {...register('address')}
    />
  </>
);
