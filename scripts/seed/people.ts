import { POLICY_VERSION } from '../../src/shared/policy-version.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import { anAct, aUser, type World } from '../../tests/support/builders.ts';
import { hashPassword } from '../../worker/auth/password.ts';
import { phoneOf } from './phones.ts';

/** The demo world of local runs: never part of a deployment. */
export const DEMO_PASSWORD = 'Patas-y-plumas-2026';
export const DEMO_ACCOUNTS = [
  'toor',
  'admin',
  'clinica',
  'clinica2',
  'familia',
  'nueva',
  'recepcion',
  'veterinaria',
].map((name) => `${name}@patasyplumas.test`);

/** Recent acts, and a person who has not logged in since an account was made for them. */
export const someAdministration = async (
  world: World,
  { passwordHash, runs, helps }: { passwordHash: string; runs: { id: string }; helps: { id: string } },
) => {
  const { now } = world;
  const hernan = await aUser(world, {
    passwordHash,
    passwordSetBy: helps.id,
    passwordSetAt: now - 2 * DAY_MS,
    createdAt: now - 2 * DAY_MS,
    email: 'hernan@patasyplumas.test',
    name: 'Hernán Vélez',
    phone: phoneOf('0107'),
    address: null,
  });
  const done = [
    { daysAgo: 6, actorId: null, action: 'toor.created', targetId: runs.id },
    { daysAgo: 5, actorId: runs.id, action: 'account.created', targetId: helps.id, reason: 'admin' },
    { daysAgo: 2, actorId: helps.id, action: 'account.created', targetId: hernan.id, reason: 'user' },
    { daysAgo: 1, actorId: helps.id, action: 'account.updated', targetId: hernan.id, reason: 'phone' },
  ] as const;
  for (const { daysAgo, ...act } of done) await anAct(world, { at: now - daysAgo * DAY_MS, ...act });
};

/** An account of each kind, and what was done with them. */
export const somePeople = async (world: World) => {
  // One hash for all: each costs 0.2 s.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const consent = { passwordHash, consentVersion: POLICY_VERSION, consentAt: world.now };
  const [
    toor = '',
    admin = '',
    clinica = '',
    clinica2 = '',
    familia = '',
    nueva = '',
    recepcion = '',
    veterinaria = '',
  ] = DEMO_ACCOUNTS;
  const runs = await aUser(world, {
    ...consent,
    email: toor,
    name: 'Tatiana Ortiz',
    role: 'toor',
    phone: phoneOf('0101'),
  });
  const helps = await aUser(world, {
    ...consent,
    email: admin,
    name: 'Andrés Mejía',
    role: 'admin',
    phone: phoneOf('0102'),
  });
  await aUser(world, { ...consent, email: nueva, name: 'Nora Bueno', phone: null, address: null });
  await someAdministration(world, { passwordHash, runs, helps });
  return {
    helps,
    vet: await aUser(world, {
      ...consent,
      email: clinica,
      name: 'Clara Nieto',
      role: 'business',
      phone: phoneOf('0103'),
    }),
    vet2: await aUser(world, {
      ...consent,
      email: clinica2,
      name: 'Camilo Restrepo',
      role: 'business',
      phone: phoneOf('0104'),
    }),
    reception: await aUser(world, {
      ...consent,
      email: recepcion,
      name: 'Rosa Cárdenas',
      role: 'business',
      phone: phoneOf('0106'),
    }),
    colleague: await aUser(world, {
      ...consent,
      email: veterinaria,
      name: 'Luisa Fernanda Páez',
      role: 'business',
      phone: phoneOf('0108'),
    }),
    family: await aUser(world, {
      ...consent,
      email: familia,
      name: 'Familia Rojas Peña',
      phone: phoneOf('0105'),
      address: 'Calle 57 # 9-00, apartamento 301, Bogotá',
      createdAt: world.now - 30 * DAY_MS,
    }),
  };
};
