import { describe, expect, test } from 'vitest';
import { accessesCsv } from '../../src/features/accesses/accesses-csv.ts';
import { actsCsv } from '../../src/features/accounts/acts-csv.ts';
import { eraseWords, offWords } from '../../src/features/accounts/consequence-words.ts';
import { boundsText, checkLives, typedLives } from '../../src/features/settings/lives.ts';
import { actReason } from '../../src/shared/acts.ts';
import type { Consequences } from '../../src/shared/schemas/account.ts';
import { sessionLivesSchema } from '../../src/shared/schemas/session-lives.ts';
import { SESSION_LIVES } from '../../src/shared/session-lives.ts';
import { instantOf } from '../../src/shared/time.ts';

const user = {
  id: 'a',
  _id: 'a',
  email: 'ana@correo.test',
  name: 'Ana',
  phone: null,
  address: null,
  role: 'user' as const,
  isActive: true,
  createdAt: '2026-11-25T10:00:00.000Z',
};
const nothing: Consequences = {
  user,
  sessions: 0,
  pets: 0,
  petsKept: 0,
  comingVisits: 0,
  pastVisits: 0,
  threads: 0,
  openRequests: 0,
  clinic: null,
};
const clinic = { id: 'c', name: 'Los Sauces', isLastMember: true, isLastActive: true, hasFiles: true, comingVisits: 2 };
const vet = { ...user, role: 'business' as const };

describe('what an act on an account brings about, in words', () => {
  test('turning it off says what happens to coming visits', () => {
    const said = (has: Partial<Consequences>) => offWords({ ...nothing, ...has }).join(' ');
    expect(said({})).toContain('No tiene sesiones abiertas.');
    expect(said({})).toContain('No tiene citas por venir.');
    expect(said({ comingVisits: 1 })).toContain('Su cita por venir no se cancela');
    expect(said({ comingVisits: 3 })).toContain('Sus 3 citas por venir no se cancelan');
    expect(said({ user: vet, clinic })).toContain('Los Sauces deja de recibir citas: es su única cuenta activa.');
    expect(said({ user: vet, clinic })).toContain(
      'Sus 2 citas por venir siguen en pie y nadie de la clínica podrá verlas',
    );
    expect(said({ user: vet, clinic: { ...clinic, isLastActive: false } })).toContain(
      'Los Sauces sigue atendiendo con sus demás cuentas, también sus 2 citas por venir.',
    );
  });

  test('erasing it says what goes and what is kept, by numbers', () => {
    const said = (has: Partial<Consequences>) => eraseWords({ ...nothing, ...has });
    expect(said({})).toEqual([
      'Se borran la cuenta y su perfil.',
      'Quedan, sin su nombre, la prueba de que aceptó la política y los actos de la auditoría.',
      'No se puede deshacer.',
    ]);
    const all = said({
      sessions: 2,
      pets: 1,
      petsKept: 3,
      comingVisits: 1,
      pastVisits: 7,
      threads: 1,
      openRequests: 1,
    }).join(' ');
    for (const part of [
      'se cierran 2 sesiones abiertas',
      'Se borra 1 mascota.',
      '3 mascotas que ya atendió una clínica quedan con ella',
      'Se cancela 1 cita por venir',
      '7 citas pasadas y sus historias quedan en cada clínica, sin nombre',
      '1 conversación queda 12 meses',
      '1 solicitud sobre sus datos sin responder',
    ])
      expect(all).toContain(part);
    expect(said({ user: vet, clinic }).join(' ')).toContain('Los Sauces se cierra: es su última cuenta.');
  });
});

test('what the log notes beside an act is said in words', () => {
  expect(actReason('account.updated', 'name, phone')).toBe('nombre, teléfono');
  expect(actReason('account.role_changed', 'user → business')).toBe('Usuario → Clínica');
  expect(actReason('account.deactivated', 'Lo pidió')).toBe('Motivo: Lo pidió');
});

describe('the lives of sessions in their form', () => {
  test('survive it, and are what the server takes', () => {
    const typed = typedLives(SESSION_LIVES);
    expect([typed.user.idleHours, typed.business.absoluteHours, typed.toor.idleHours]).toEqual(['30', '30', '12']);
    const { wrong, read } = checkLives(typed);
    expect([wrong, read]).toEqual([{}, SESSION_LIVES]);
    expect(sessionLivesSchema.parse(read)).toEqual(SESSION_LIVES);
  });

  test('parts of a day by comma or point', () => {
    const typed = { ...typedLives(SESSION_LIVES), user: { idleHours: '0,5', absoluteHours: '1.5' } };
    expect(checkLives(typed).read?.user).toEqual({ idleHours: 12, absoluteHours: 36 });
  });

  test.each([
    ['user', { idleHours: '91', absoluteHours: '120' }, { idleHours: 'Escribe un número. De 2 horas a 90 días.' }],
    ['toor', { idleHours: '1', absoluteHours: '7' }, { idleHours: 'Escribe un número. De 2 horas a 72 horas.' }],
    [
      'admin',
      { idleHours: 'doce', absoluteHours: '-1' },
      { idleHours: expect.any(String), absoluteHours: expect.any(String) },
    ],
    ['business', { idleHours: '9', absoluteHours: '8' }, { idleHours: 'No puede ser más que la duración total.' }],
  ] as const)('%s: %j is not sent', (role, life, said) => {
    const { wrong, read } = checkLives({ ...typedLives(SESSION_LIVES), [role]: life });
    expect([wrong, read]).toEqual([{ [role]: said }, null]);
  });

  test('bounds are told in the unit of the field', () =>
    expect([boundsText('user', 'absoluteHours'), boundsText('toor', 'absoluteHours')]).toEqual([
      'De 2 horas a 365 días.',
      'De 2 horas a 30 días.',
    ]));
});

test('the file of the audit log opens in a spreadsheet of Colombia and holds no formula', () => {
  const act = {
    id: 'x1',
    at: instantOf('2026-11-25T14:05'),
    action: 'account.deactivated',
    actor: { id: 'u1', name: '=HYPERLINK("mal")', role: 'toor' as const, email: 'toor@correo.test', stands: true },
    target: { id: 'u2', name: null, role: null },
    reason: 'Lo pidió; dijo "ya no"\n@hoy',
    emails: null,
    names: null,
  };
  const unsigned = {
    ...act,
    id: 'x2',
    actor: null,
    action: 'registration.closed',
    target: { id: 'registration', name: null, role: null },
    reason: null,
  };
  expect(actsCsv([act, unsigned])).toBe(
    [
      '\uFEFFFecha;Hora;Acto;Quién;Rol de quien lo hizo;Correo de quien lo hizo;Sobre qué;Detalle;Código del acto;Código de quien lo hizo;Código de sobre qué',
      `2026-11-25;14:05;Cuenta desactivada y sesiones cerradas;"'=HYPERLINK(""mal"")";Superadministrador;toor@correo.test;Ya no existe o no es una cuenta (u2);"Motivo: Lo pidió; dijo ""ya no""\r\n@hoy";x1;u1;u2`,
      '2026-11-25;14:05;Registro cerrado;Sin sesión iniciada;;;Registro del servicio;;x2;;registration',
      '',
    ].join('\r\n'),
  );
});

test('the file of the accesses holds no formula, and names an erased account and an e-mail without one', () => {
  const access = {
    id: 'a1',
    at: instantOf('2026-11-25T14:05'),
    kind: 'login_failed',
    device: 'Chrome · Android',
    network: '190.25.3.0/24',
    user: { id: 'u1', name: '=HYPERLINK("mal")', role: 'user' as const, email: 'ana@correo.test', stands: true },
  };
  const erased = { ...access, id: 'a2', kind: 'password_set', device: null, network: null };
  expect(
    accessesCsv([
      access,
      { ...erased, user: { id: 'abcdefgh-1', name: null, role: null, email: null, stands: false } },
      { ...access, id: 'a3', network: '2800:e2:1280::/48', user: null },
    ]),
  ).toBe(
    [
      '\uFEFFFecha;Hora;Qué pasó;Cuenta;Rol;Correo;Equipo;Red;Código del acceso;Código de la cuenta',
      `2026-11-25;14:05;Intento fallido de iniciar sesión;"'=HYPERLINK(""mal"")";Usuario;ana@correo.test;Chrome · Android;190.25.3.x;a1;u1`,
      '2026-11-25;14:05;Contraseña temporal puesta por la administración;Cuenta eliminada (abcdefgh);;;;;a2;abcdefgh-1',
      '2026-11-25;14:05;Intento fallido de iniciar sesión;Un correo sin cuenta;;;Chrome · Android;2800:e2:1280:x;a3;',
      '',
    ].join('\r\n'),
  );
});
