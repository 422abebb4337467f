import { TYPE_NAME } from '../../../src/shared/appointments.ts';
import { dayWords, dialled } from '../../../src/shared/day-words.ts';
import { paths } from '../../../src/shared/paths.ts';
import type { ConsultIntent, Known } from '../../../src/shared/schemas/consult.ts';
import { FOLDER_OF } from '../../../src/shared/species.ts';
import { monthsBetween, thisMonth, today } from '../../../src/shared/time.ts';
import type { Db } from '../../db/client.ts';
import { readCarne } from '../records/carne.ts';
import { careKinds } from './intents.ts';
import { type AskedPet, findClinic } from './queries.ts';
import { gramsFor } from './rules.ts';

// What the product itself knows about a question: the clinic's prices and address, this animal's carné and weight, where to book.

export type Asking = { db: Db; ownerId: string; petId: string; pet: AskedPet; question: string; now: number };

const NUMBER = new Intl.NumberFormat('es-CO');
const pesos = (cop: number) => `$\u00a0${NUMBER.format(cop)}`;
const call = (digits: string) => ({ label: `Llamar al ${dialled(digits)}`, href: `tel:+57${digits}` });
const map = { label: 'Busca una abierta en el mapa', href: paths.findVet };

type Clinic = Awaited<ReturnType<typeof findClinic>>;

const priceKnown = (clinic: Clinic, { petId }: Asking): Known => {
  const book = { label: 'Agendar Cita', href: paths.book(petId) };
  if (!clinic)
    return {
      text: 'Las guías no tienen precios: los pone cada clínica. Al agendar ves el precio usual de la que elijas, antes de enviar.',
      ways: [book],
    };
  const listed = Object.entries(clinic.prices).map(
    ([type, price]) => `${TYPE_NAME[type as keyof typeof TYPE_NAME]}: ${pesos(price)}`,
  );
  return {
    text:
      listed.length > 0
        ? `Precios usuales de ${clinic.name}. ${listed.join('. ')}. Lo que no está aquí, pregúntaselo a la clínica.`
        : `Las guías no tienen precios, y ${clinic.name} no publicó los suyos: pregúntaselos.`,
    ways: [call(clinic.phone), book],
  };
};

const placeKnown = (clinic: Clinic, { pet }: Asking): Known =>
  clinic
    ? {
        text: `La clínica de ${pet.name} es ${clinic.name}: ${clinic.address}, ${clinic.city}. Llama antes de salir: te dicen si está abierta.`,
        ways: [call(clinic.phone), map],
      }
    : {
        text: `${pet.name} no tiene clínica anotada aquí. Estas son las que reciben citas, con su dirección y teléfono; de noche, busca una abierta.`,
        ways: [{ label: 'Ver clínicas', href: paths.booking }, map],
      };

const substanceKnown = (clinic: Clinic, { pet }: Asking): Known => ({
  text: `Si ya lo tomó, llama ahora y di qué fue, cuánto y a qué hora. Si no, pregunta antes de darle algo: la dosis depende de lo que tenga ${pet.name}.`,
  ways: clinic ? [call(clinic.phone)] : [map],
});

const careKnown = async ({ db, ownerId, petId, pet, question, now }: Asking): Promise<Known> => {
  const carne = await readCarne(db, ownerId, petId, today(now));
  const kinds = careKinds(question);
  const due = (carne?.due ?? []).filter(({ kind }) => kinds.includes(kind));
  const lines = due.map(({ name, state, dueOn, last }) => {
    if (dueOn === null) return `${name}: al día`;
    const day = `${dayWords(dueOn).replace(/^\S+ /, '')} de ${dueOn.slice(0, 4)}`;
    if (state === 'overdue') return last ? `${name}: venció el ${day}` : `${name}: sin registro`;
    return state === 'done' ? `${name}: al día hasta el ${day}` : `${name}: toca el ${day}`;
  });
  return {
    text:
      lines.length > 0
        ? `Según el carné de ${pet.name}. ${lines.join('. ')}.`
        : `El carné de ${pet.name} no tiene nada de esto pendiente: pregunta en su clínica si algo le toca.`,
    ways: [
      { label: 'Ver el carné', href: paths.pet(petId, 'carne') },
      { label: 'Agendar Cita', href: paths.book(petId, 'vaccination') },
    ],
  };
};

/** Months from which the guides' tables of grams hold. */
const ADULT_MONTHS = 12;

const portionKnown = ({ petId, pet, now }: Asking, table: string): Known | null => {
  const way = { label: `Anotar el peso de ${pet.name}`, href: paths.pet(petId) };
  if (monthsBetween(pet.birthMonth, thisMonth(now)) < ADULT_MONTHS)
    return pet.species === 'perro' || pet.species === 'gato'
      ? { text: `${pet.name} está creciendo: las cifras por peso de las guías son de adultos.`, ways: [way] }
      : null;
  const grams = gramsFor(table, pet.weightG / 1000);
  if (!grams) return null;
  const kg = NUMBER.format(pet.weightG / 1000);
  return {
    text: `Para ${pet.name}, que pesa ${kg} kg, la tabla de la guía da unos ${grams[0]}–${grams[1]} g de concentrado al día, repartidos, si es adulto sano y de vida tranquila. Se corrige con la balanza y con las costillas.`,
    ways: [way],
  };
};

/** What is known of what was asked; null: the guides are the answer. `table`: the guides' text that may hold grams by weight. */
export const knownOf = async (intent: ConsultIntent, asking: Asking, table: string): Promise<Known | null> => {
  const { db, ownerId, petId, pet } = asking;
  const clinic = () => findClinic(db, ownerId, petId);
  if (intent === 'price') return priceKnown(await clinic(), asking);
  if (intent === 'place') return placeKnown(await clinic(), asking);
  if (intent === 'substance') return substanceKnown(await clinic(), asking);
  if (intent === 'care') return careKnown(asking);
  if (intent === 'portion') return portionKnown(asking, table);
  if (intent === 'booking')
    return {
      text: `Aquí se agenda, se mueve y se cancela. La cita de ${pet.name} la confirma la clínica.`,
      ways: [
        { label: 'Agendar Cita', href: paths.book(petId) },
        { label: 'Mis citas', href: '/appointments' },
      ],
    };
  if (intent === 'breed')
    return {
      text: 'Seis preguntas sobre tu casa, tu tiempo y tu bolsillo te muestran qué animales van contigo, con la razón de cada uno.',
      ways: [
        { label: 'Responder las preguntas', href: '/encuentra' },
        { label: 'Ver las razas', href: `/${FOLDER_OF[pet.species]}/razas` },
      ],
    };
  return null;
};
