import { DAY_MS } from '../../src/shared/time.ts';
import { aConversation, type World } from '../../tests/support/builders.ts';
import type { someAnimals } from './animals.ts';
import type { somePeople } from './people.ts';
import type { aPlace } from './places.ts';

/** What the family and the clinics have written to each other; the clinic in Bogotá has something to read. */
export const someMessages = async (
  world: World,
  { bogota, medellin }: Awaited<ReturnType<typeof aPlace>>,
  { canela, nube, mani, silbo }: Awaited<ReturnType<typeof someAnimals>>,
  { vet, reception, vet2, family }: Awaited<ReturnType<typeof somePeople>>,
) => {
  const { now } = world;
  const HOUR_MS = DAY_MS / 24;
  const owner = (text: string, ago: number) => ({ side: 'owner' as const, author: family, text, at: now - ago });
  const clinic = (author: { id: string; name: string }, text: string, ago: number) => ({
    side: 'clinic' as const,
    author,
    text,
    at: now - ago,
  });
  await aConversation(world, nube, bogota, [
    owner('Buenos días. Nube amaneció con un ojo lloroso, pero come y juega igual. ¿La llevo hoy?', 74 * DAY_MS),
    clinic(
      vet,
      'Hola. Si no lo cierra ni tiene secreción amarilla puede esperar a la cita de mañana.',
      74 * DAY_MS - HOUR_MS,
    ),
    owner('Perfecto, nos vemos mañana. Gracias.', 74 * DAY_MS - 2 * HOUR_MS),
  ]);
  await aConversation(
    world,
    mani,
    bogota,
    [
      owner('Maní duerme más de lo normal y dejó las semillas. ¿Espero a la cita de mañana?', 2 * HOUR_MS),
      owner('Está caliente y bebe agua.', 2 * HOUR_MS - 60_000),
    ],
    { clinic: 2 },
  );
  await aConversation(
    world,
    silbo,
    medellin,
    [
      owner('¿Puedo llevar a Silbo en su jaula pequeña o prefieren guacal?', 2 * DAY_MS),
      clinic(vet2, 'En la jaula pequeña, tapada con una tela y sin el agua durante el viaje.', DAY_MS),
      owner('Listo. ¿Le quito la comida antes?', 20 * HOUR_MS),
    ],
    { clinic: 1 },
  );
  await aConversation(
    world,
    canela,
    bogota,
    [
      owner('¿Qué tengo que llevar el día de la vacuna de Canela?', 5 * HOUR_MS),
      clinic(reception, 'Su carné y, si puedes, una muestra de materia fecal del mismo día.', 3 * HOUR_MS),
      clinic(reception, 'Llega diez minutos antes para pesarla con calma.', 3 * HOUR_MS - 60_000),
    ],
    { owner: 2 },
  );
};
