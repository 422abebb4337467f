import type * as z from 'zod';
import { phoneText } from '../../lib/formats.ts';
import type { Role } from '../../shared/roles.ts';
import { createAccountInput, updateAccountInput } from '../../shared/schemas/account.ts';
import type { User } from '../../shared/schemas/auth.ts';

/** What the form holds, as typed. */
export type AccountFields = {
  name: string;
  email: string;
  role: Role;
  password: string;
  phone: string;
  address: string;
  /** The clinic that an account joins that is, or becomes, a clinic's; null: it gets one of its own. */
  clinicId: string | null;
};

/** The same checks as the server's. */
export const newAccountFields = createAccountInput as unknown as z.ZodType<AccountFields, AccountFields>;
export const accountFields = updateAccountInput.omit({ id: true }) as unknown as z.ZodType<
  AccountFields,
  AccountFields
>;

export const EMPTY: AccountFields = {
  name: '',
  email: '',
  role: 'user',
  password: '',
  phone: '',
  address: '',
  clinicId: null,
};

/** An account as the form opens with it. */
export const fieldsOf = ({ name, email, role, phone, address }: User): AccountFields => ({
  name,
  email,
  role,
  password: '',
  phone: phone ? phoneText(phone) : '',
  address: address ?? '',
  clinicId: null,
});
