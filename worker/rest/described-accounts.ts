import type { ErrorKey } from '../../src/shared/errors.ts';
import { restAccountOutput } from '../../src/shared/schemas/account.ts';
import { loginOutput } from '../../src/shared/schemas/auth.ts';
import type { Described } from './description.ts';
import { ACCOUNT, USER } from './examples.ts';

/** Rules of a write on somebody's account. */
const ON_ACCOUNT = ['user_not_found', 'step_up_required', 'too_many'] as const satisfies readonly ErrorKey[];
/** What acts on somebody's account ask for. */
const PROOF =
  '`currentPassword` shows the caller’s own password again, unless the session showed it in the last five minutes.';
const SHOWN = { currentPassword: 'sombrilla-azul' };
const ACCOUNTS = ['admin', 'toor'] as const;

/** Sessions, one's own account, and those of others. */
export const ABOUT_ACCOUNTS: Readonly<Record<string, Described>> = {
  'POST /auth/login': {
    procedure: 'auth.login',
    tag: 'Sessions',
    summary: 'Opens a session',
    description:
      'Unknown e-mail, wrong password and inactive account have the same answer. An account with a second step asks for `code` in the body too: of its app, or one of recovery. Send the token as a bearer token; it is shown this once.',
    roles: null,
    answer: loginOutput.omit({ duties: true }),
    errors: ['login_failed', 'temporary_password_expired', 'second_step_required', 'too_many'],
    body: { email: 'ana@correo.com', password: 'sombrilla-roja' },
    example: {
      message: 'Inicio de sesión exitoso',
      token: 'q3h0fV2yJ0b8kq0m5cXo0JvY5mW3d1uQ9t7e4rZ6aBc',
      user: USER,
    },
  },
  'POST /auth/register': {
    procedure: 'auth.register',
    tag: 'Sessions',
    summary: 'Makes an account of a pet owner',
    description:
      '`acceptedPolicy` is the version of the policy that the person accepted. Without it the account is asked when it next logs in.',
    roles: null,
    errors: ['registration_closed', 'email_taken', 'too_many'],
    body: {
      email: 'ana@correo.com',
      password: 'sombrilla-roja',
      name: 'Ana Gómez',
      phone: '310 555 1234',
      address: 'Calle 12 # 34-56, Bogotá',
    },
    example: { message: 'Registro exitoso', user: USER },
    creates: true,
  },
  'POST /auth/logout': {
    procedure: 'auth.logout',
    tag: 'Sessions',
    summary: 'Ends the session of the token',
    description: 'Also for a token that opens nothing.',
    roles: null,
  },
  'GET /users/profile': {
    procedure: 'profile.get',
    tag: 'Own account',
    summary: 'The own account',
    roles: 'any',
    example: USER,
  },
  'PUT /users/profile': {
    procedure: 'profile.update',
    tag: 'Own account',
    summary: 'Changes name, phone and address',
    description: 'Other fields are ignored. An account that waits (403) stays as it is.',
    roles: 'any',
    errors: ['profile_waits'],
    body: { name: 'Ana Gómez', phone: '310 555 1234', address: 'Calle 12 # 34-56, Bogotá' },
    example: USER,
  },
  'GET /admin/users': {
    procedure: 'accounts.list',
    tag: 'Administration',
    summary: 'All accounts, with the public ids of their open sessions',
    roles: ACCOUNTS,
    answer: restAccountOutput,
    example: ACCOUNT,
  },
  'POST /admin/users': {
    procedure: 'accounts.create',
    tag: 'Administration',
    summary: 'Makes an account with a temporary password',
    description: `admin makes accounts of the roles user and business; toor of all. For an admin or toor, and into a clinic: ${PROOF}`,
    roles: ACCOUNTS,
    errors: ['step_up_required', 'too_many', 'email_taken', 'clinic_not_found', 'clinic_is_closed', 'members_full'],
    body: { email: 'ana@correo.com', password: 'sombrilla-roja', name: 'Ana Gómez', role: 'user' },
    example: USER,
    creates: true,
  },
  'PUT /admin/users/{id}': {
    procedure: 'accounts.update',
    tag: 'Administration',
    summary: 'Changes any part of an account',
    description: `What is missing stays. A blank password keeps the current one; another is temporary and ends the sessions. ${PROOF}`,
    roles: ACCOUNTS,
    errors: [
      ...ON_ACCOUNT,
      'self_forbidden',
      'own_email_here',
      'email_taken',
      'last_toor',
      'has_animals',
      'is_member',
      'temporary_password',
      'link_password',
      'clinic_not_found',
      'clinic_is_closed',
      'members_full',
    ],
    body: { name: 'Ana Gómez', phone: '310 555 1234', password: '' },
    example: USER,
  },
  'PATCH /admin/users/{id}/toggle-status': {
    procedure: 'accounts.toggle',
    tag: 'Administration',
    summary: 'Turns an account on or off',
    description: `Turned off, its sessions end. ${PROOF}`,
    body: SHOWN,
    roles: ACCOUNTS,
    errors: [...ON_ACCOUNT, 'self_forbidden', 'last_toor'],
    example: { ...USER, isActive: false },
  },
  'DELETE /admin/users/{id}': {
    procedure: 'accounts.remove',
    tag: 'Administration',
    summary: 'Erases an account for good',
    description: PROOF,
    body: SHOWN,
    roles: ACCOUNTS,
    errors: [...ON_ACCOUNT, 'self_forbidden', 'last_toor', 'last_member'],
  },
  'POST /auth/revoke-sessions/{id}': {
    procedure: 'accounts.revokeSessions',
    tag: 'Administration',
    summary: 'Ends all sessions of an account',
    description: PROOF,
    body: SHOWN,
    roles: ACCOUNTS,
    errors: ON_ACCOUNT,
    example: { revoked: 2 },
  },
};
