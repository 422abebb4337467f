import { TYPE_NAME } from '../../../src/shared/appointments.ts';
import { dayWords, dialled } from '../../../src/shared/day-words.ts';
import type { DueItem } from '../../../src/shared/due.ts';
import { pesosText } from '../../../src/shared/number-words.ts';
import { paths } from '../../../src/shared/paths.ts';
import type { Known } from '../../../src/shared/schemas/consult.ts';
import { FOLDER_OF } from '../../../src/shared/species.ts';
import { weightUnit } from '../../../src/shared/weights.ts';
import type { AskedPet, UsualClinic } from './queries.ts';

// What the product itself knows of a question, in words: the clinic's prices and address, an animal's carné and weight, where to book.

const NUMBER = new Intl.NumberFormat('es-CO');
const call = (digits: string) => ({ label: `Llamar al ${dialled(digits)}`, href: `tel:+57${digits}` });
const map = { label: 'Busca una abierta en el mapa', href: paths.findVet };
const book = (petId: string, type?: 'vaccination') => ({ label: 'Agendar Cita', href: paths.book(petId, type) });

export const priceWords = (clinic: UsualClinic | null, petId: string): Known => {
  if (!clinic)
    return {
      text: 'Las guías no tienen precios: los pone cada clínica. Al agendar ves el precio usual de la que elijas, antes de enviar.',
      ways: [book(petId)],
    };
  const listed = Object.entries(clinic.prices).map(
    ([type, price]) => `${TYPE_NAME[type as keyof typeof TYPE_NAME]}: ${pesosText(price)}`,
  );
  return {
    text:
      listed.length > 0
        ? `Precios usuales de ${clinic.name}. ${listed.join('. ')}. Lo que no está aquí, pregúntaselo a la clínica.`
        : `Las guías no tienen precios, y ${clinic.name} no publicó los suyos: pregúntaselos.`,
    ways: [call(clinic.phone), book(petId)],
  };
};

export const placeWords = (clinic: UsualClinic | null, { name }: AskedPet): Known =>
  clinic
    ? {
        text: `La clínica de ${name} es ${clinic.name}: ${clinic.address}, ${clinic.city}. Llama antes de salir: te dicen si está abierta.`,
        ways: [call(clinic.phone), map],
      }
    : {
        text: `${name} no tiene clínica anotada aquí. Estas son las que reciben citas, con su dirección y teléfono; de noche, busca una abierta.`,
        ways: [{ label: 'Ver clínicas', href: paths.booking }, map],
      };

/** A body of grams leaves with any medicine, as first aid says; others by the page of that medicine. */
const TAKEN = {
  small: 'Si ya lo tomó, sal ya, aunque se vea bien, y llama en el camino: di qué fue, cuánto y a qué hora.',
  other: 'Si ya lo tomó, llama ahora y di qué fue, cuánto y a qué hora; si no contestan, sal.',
} as const;

export const substanceWords = (clinic: UsualClinic | null, { name, species }: AskedPet): Known => ({
  text: `${TAKEN[weightUnit(species) === 'g' ? 'small' : 'other']} Si todavía no, pregunta antes de darle algo: la dosis depende de lo que tenga ${name}.`,
  ways: clinic ? [call(clinic.phone)] : [map],
});

type Due = Pick<DueItem, 'name' | 'state' | 'dueOn' | 'last'>;

const dueWords = ({ name, state, dueOn, last }: Due): string => {
  if (dueOn === null) return `${name}: al día`;
  const day = `${dayWords(dueOn).replace(/^\S+ /, '')} de ${dueOn.slice(0, 4)}`;
  if (state === 'overdue') return last ? `${name}: venció el ${day}` : `${name}: sin registro`;
  return state === 'done' ? `${name}: al día hasta el ${day}` : `${name}: toca el ${day}`;
};

export const careWords = (due: readonly Due[], { name }: AskedPet, petId: string): Known => ({
  text:
    due.length > 0
      ? `Según el carné de ${name}. ${due.map(dueWords).join('. ')}.`
      : `El carné de ${name} no tiene nada de esto pendiente: pregunta en su clínica si algo le toca.`,
  ways: [{ label: 'Ver el carné', href: paths.pet(petId, 'carne') }, book(petId, 'vaccination')],
});

const weighWay = (petId: string, name: string) => ({ label: `Anotar el peso de ${name}`, href: paths.pet(petId) });

export const growingWords = ({ name }: AskedPet, petId: string): Known => ({
  text: `${name} está creciendo: las cifras por peso de las guías son de adultos.`,
  ways: [weighWay(petId, name)],
});

/** `grams`: from and to, a day. */
export const portionWords = ({ name, weightG }: AskedPet, petId: string, grams: readonly [number, number]): Known => ({
  text: `Para ${name}, que pesa ${NUMBER.format(weightG / 1000)} kg, la tabla de la guía da unos ${grams[0]}–${grams[1]} g de concentrado al día, repartidos, si es adulto sano y de vida tranquila. Se corrige con la balanza y con las costillas.`,
  ways: [weighWay(petId, name)],
});

export const bookingWords = ({ name }: AskedPet, petId: string): Known => ({
  text: `Aquí se agenda, se mueve y se cancela. La cita de ${name} la confirma la clínica.`,
  ways: [book(petId), { label: 'Mis citas', href: '/appointments' }],
});

export const breedWords = ({ species }: AskedPet): Known => ({
  text: 'Seis preguntas sobre tu casa, tu tiempo y tu bolsillo te muestran qué animales van contigo, con la razón de cada uno.',
  ways: [
    { label: 'Responder las preguntas', href: '/encuentra' },
    { label: 'Ver las razas', href: `/${FOLDER_OF[species]}/razas` },
  ],
});
