import { zodResolver } from '@hookform/resolvers/zod';
import { registration } from './registration.ts';

/** What the registration form asks of its fields; loaded at its first touch. */
export const registrationCheck = zodResolver(registration);
