import { AppError } from '../../src/shared/errors.ts';
import { MAX_PAGE } from '../../src/shared/limits.ts';
import type { Account } from '../../src/shared/schemas/account.ts';
import type { Appointment, ClinicAppointment } from '../../src/shared/schemas/appointment.ts';
import type { LoginOutput } from '../../src/shared/schemas/auth.ts';
import type { SecondStepAsked } from '../../src/shared/schemas/second-step.ts';
import type { createCaller } from '../router.ts';

type Caller = ReturnType<typeof createCaller>;

/** One call of spec §7: which procedure answers it, and how its result is shown. No logic lives here. */
export type RestRow = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `{id}` stands for one segment. */
  path: string;
  /**
   * What the procedure gets: the JSON body, `?limit=&cursor=` of a list, the path's parameters, the body with the parameters over
   * it, or nothing. With parameters alone a body may show the caller's password, and is ignored otherwise.
   */
  takes: 'body' | 'page' | 'params' | 'both' | 'nothing';
  /** The procedure checks its input itself, hence `never`. */
  call: (caller: Caller, input: never) => Promise<unknown>;
  /** Status of success, when it is not 200; 204 has no body. */
  status?: number | ((result: never) => number);
  /** The result as REST shows it, when it is not the result itself; of a list, each of its rows. Lists become arrays without being told. */
  answer?: (result: never) => unknown;
};

/** An owner's appointment, as product.md has it: our own screens are told more. */
const appointment = ({ id, petId, petName, clinicId, clinicName, date, type, status, notes }: Appointment) => ({
  id,
  petId,
  petName,
  clinicId,
  clinicName,
  date,
  type,
  status,
  notes,
});

export const REST: readonly RestRow[] = [
  {
    method: 'POST',
    path: '/auth/login',
    takes: 'body',
    call: (api, input) => api.auth.login(input),
    answer: (result: LoginOutput | SecondStepAsked) => {
      if ('secondStep' in result) throw new AppError('second_step_required');
      const { message, token, user } = result;
      return { message, token, user };
    },
  },
  {
    method: 'POST',
    path: '/auth/register',
    takes: 'body',
    call: (api, input) => api.auth.register(input),
    status: 201,
  },
  { method: 'POST', path: '/auth/logout', takes: 'nothing', call: (api) => api.auth.logout(), status: 204 },
  { method: 'GET', path: '/users/profile', takes: 'nothing', call: (api) => api.profile.get() },
  { method: 'PUT', path: '/users/profile', takes: 'body', call: (api, input) => api.profile.update(input) },
  { method: 'GET', path: '/users/pets', takes: 'page', call: (api, input) => api.pets.list(input) },
  { method: 'POST', path: '/pets', takes: 'body', call: (api, input) => api.pets.create(input), status: 201 },
  {
    method: 'GET',
    path: '/users/appointments',
    takes: 'page',
    call: (api, input) => api.appointments.list(input),
    answer: appointment,
  },
  {
    method: 'POST',
    path: '/appointments',
    takes: 'body',
    call: (api, input) => api.appointments.create(input),
    status: ({ repeated }: { repeated: boolean }) => (repeated ? 200 : 201),
    answer: appointment,
  },
  {
    method: 'GET',
    path: '/business/appointments',
    takes: 'page',
    call: (api, input) => api.clinic.appointments(input),
    answer: ({ species: _, ...visit }: ClinicAppointment) => visit,
  },
  {
    method: 'GET',
    path: '/stats/business-statistics',
    takes: 'nothing',
    call: (api) => api.clinic.statistics(),
  },
  { method: 'GET', path: '/business/patients', takes: 'page', call: (api, input) => api.clinic.patients(input) },
  {
    method: 'GET',
    path: '/admin/users',
    takes: 'page',
    // The screen's own page is short; REST lists share one default (product.md, REST and tRPC).
    call: (api, input) => api.accounts.list({ limit: MAX_PAGE, ...(input as object) }),
    answer: ({ lastUsedAt: _, mustAcceptPolicy: __, hasTemporaryPassword: ___, ...account }: Account) => account,
  },
  {
    method: 'POST',
    path: '/admin/users',
    takes: 'body',
    call: (api, input) => api.accounts.create(input),
    status: 201,
  },
  { method: 'PUT', path: '/admin/users/{id}', takes: 'both', call: (api, input) => api.accounts.update(input) },
  {
    method: 'PATCH',
    path: '/admin/users/{id}/toggle-status',
    takes: 'params',
    call: (api, input) => api.accounts.toggle(input),
  },
  {
    method: 'DELETE',
    path: '/admin/users/{id}',
    takes: 'params',
    call: (api, input) => api.accounts.remove(input),
    status: 204,
  },
  {
    method: 'POST',
    path: '/auth/revoke-sessions/{id}',
    takes: 'params',
    call: (api, input) => api.accounts.revokeSessions(input),
  },
];
