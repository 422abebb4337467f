import type { Screen } from '../lib/screen.ts';

// biome-ignore lint/suspicious/noExplicitAny: each screen types its own data; the app only hands it from `load` to `View`.
export type AnyScreen = Screen<any>;
/** Key of the route table → the code of its screen. */
export type Screens = Partial<Record<string, () => Promise<{ screen: AnyScreen }>>>;

/**
 * The screens that the app draws (isOfTheApp in shared/routes.ts); those of public pages are in documents.ts. A row of the route table
 * that neither names answers as an unknown page does. The table names every file of the app, so it is a chunk of its own.
 */
export const SCREENS: Screens = {
  login: () => import('../screens/login.tsx'),
  'login-business': () => import('../screens/login-business.tsx'),
  register: () => import('../screens/register.tsx'),
  'set-password': () => import('../screens/set-password.tsx'),
  recover: () => import('../screens/recover.tsx'),
  'verify-email': () => import('../screens/verify-email.tsx'),
  invitation: () => import('../screens/invitation.tsx'),
  account: () => import('../screens/account.tsx'),
  'owner-dashboard': () => import('../screens/owner-dashboard.tsx'),
  pet: () => import('../screens/pet.tsx'),
  'pet-consult': () => import('../screens/pet-consult.tsx'),
  'pet-emergency-card': () => import('../screens/pet-emergency-card.tsx'),
  'pet-history': () => import('../screens/pet-history.tsx'),
  'pet-vaccines': () => import('../screens/pet-vaccines.tsx'),
  appointments: () => import('../screens/appointments.tsx'),
  'clinic-dashboard': () => import('../screens/clinic-dashboard.tsx'),
  'owner-messages': () => import('../screens/owner-messages.tsx'),
  'clinic-patients': () => import('../screens/clinic-patients.tsx'),
  'clinic-income': () => import('../screens/clinic-income.tsx'),
  'clinic-settings': () => import('../screens/clinic-settings.tsx'),
  'clinic-reminders': () => import('../screens/clinic-reminders.tsx'),
  'clinic-agenda': () => import('../screens/clinic-agenda.tsx'),
  'clinic-requests': () => import('../screens/clinic-requests.tsx'),
  'clinic-patient': () => import('../screens/clinic-patient.tsx'),
  'clinic-messages': () => import('../screens/clinic-messages.tsx'),
  'toor-dashboard': () => import('../screens/toor-dashboard.tsx'),
  'toor-users': () => import('../screens/toor-users.tsx'),
  'toor-user': () => import('../screens/toor-user.tsx'),
  'toor-settings': () => import('../screens/toor-settings.tsx'),
  'toor-requests': () => import('../screens/toor-requests.tsx'),
  'toor-accesses': () => import('../screens/toor-accesses.tsx'),
  'admin-dashboard': () => import('../screens/admin-dashboard.tsx'),
  'admin-user': () => import('../screens/admin-user.tsx'),
  'admin-requests': () => import('../screens/admin-requests.tsx'),
  unauthorized: () => import('../screens/unauthorized.tsx'),
};
