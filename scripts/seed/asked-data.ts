import { DAY_MS } from '../../src/shared/time.ts';
import { anAct, aRequest, type World } from '../../tests/support/builders.ts';

/** What the family asked about its data: one answered, one that waits. */
export const someRequests = async (
  world: World,
  { family, helps }: { family: { id: string }; helps: { id: string } },
) => {
  const filed = world.now - 20 * DAY_MS;
  await aRequest(world, family, {
    text: '¿Quién ha visto mi dirección desde que abrí la cuenta?',
    createdAt: filed,
    answer: 'Las dos clínicas donde pediste cita ven tu nombre y tu teléfono, no tu dirección. La ves tú en tu perfil.',
    answeredAt: filed + 2 * DAY_MS,
  });
  await aRequest(world, family, {
    kind: 'reclamo',
    text: 'En mis citas pasadas aparece un teléfono viejo. Corríjanlo, por favor.',
    createdAt: world.now - DAY_MS,
  });
  const acts = [
    { at: filed - 10 * DAY_MS, actorId: family.id, action: 'account.registered' },
    { at: filed, actorId: family.id, action: 'request.filed' },
    { at: filed + 2 * DAY_MS, actorId: helps.id, action: 'request.answered' },
    { at: world.now - DAY_MS, actorId: family.id, action: 'request.filed' },
  ] as const;
  for (const act of acts) await anAct(world, { ...act, targetId: family.id });
};
