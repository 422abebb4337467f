import { zodResolver } from '@hookform/resolvers/zod';
import { loginInput } from '../../shared/schemas/auth.ts';

/** What the login form asks of its fields; loaded at its first touch. */
export const loginCheck = zodResolver(loginInput);
