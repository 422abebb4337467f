// Longer than 200 lines: every part of the copy, in the order in which it is read.
import { ACTS, type Act } from '../../../src/shared/acts.ts';
import { STATUS_NAME, TYPE_NAME } from '../../../src/shared/appointments.ts';
import { IVA_NAME } from '../../../src/shared/charges.ts';
import { examFacts } from '../../../src/shared/exam.ts';
import { MAX_EXPORTED } from '../../../src/shared/limits.ts';
import { kilograms } from '../../../src/shared/pets.ts';
import { RECORD_KIND_NAME } from '../../../src/shared/records.ts';
import { ROLE_NAME } from '../../../src/shared/roles.ts';
import { REQUEST_KIND_NAME } from '../../../src/shared/schemas/request.ts';
import { SPECIES_NAME } from '../../../src/shared/species.ts';
import { wallTime } from '../../../src/shared/time.ts';
import { namesApart } from '../files/words.ts';
import type { OwnData } from './queries.ts';
import { doorsPart, entriesPart, factorsPart } from './words-of-access.ts';
import { carePart } from './words-of-care.ts';
import { householdPart } from './words-of-household.ts';
import { postPart } from './words-of-post.ts';

/** An instant as the copy writes it: wall time of Colombia, `YYYY-MM-DDTHH:mm`; null stays null. */
const when = (at: number | null): string | null => (at === null ? null : wallTime(at));
const kg = (grams: number | null): number | null => (grams === null ? null : kilograms(grams));
const yes = (flag: boolean | null): string | null => (flag === null ? null : flag ? 'sí' : 'no');

type Account = OwnData['account'];
type LoggedAct = OwnData['acts'][number];

const accountPart = (account: Account) => ({
  correo: account.email,
  'correo confirmado': when(account.emailVerifiedAt),
  nombre: account.name,
  teléfono: account.phone,
  dirección: account.address,
  rol: ROLE_NAME[account.role],
  'cuenta creada': when(account.createdAt),
  'último cambio': when(account.updatedAt),
  'contraseña puesta': when(account.passwordSetAt),
  'política aceptada': account.consentVersion && { versión: account.consentVersion, cuándo: when(account.consentAt) },
  'respuestas escritas por un modelo, aceptadas': when(account.aiConsentAt),
  clínica: account.clinic && {
    nombre: account.clinic,
    papel: account.memberRole,
    desde: when(account.memberSince),
  },
  'matrícula profesional': account.licence,
  'calendario privado': account.calendarSince && {
    creado: when(account.calendarSince),
    'última lectura': when(account.calendarReadAt),
  },
});

const petPart = (data: OwnData) =>
  data.pets.map((pet) => ({
    nombre: pet.name,
    especie: SPECIES_NAME[pet.species].one,
    raza: pet.breed,
    nació: pet.birthMonth,
    'peso (kg)': kg(pet.weightG),
    sexo: pet.sex,
    esterilizado: yes(pet.isNeutered),
    color: pet.colour,
    microchip: pet.microchip,
    alergias: pet.allergies,
    'sin alergias, preguntado el': pet.allergiesNoneOn,
    medicinas: pet.medicines,
    notas: pet.notes,
    'permiso vigente hasta': pet.permitUntil,
    'póliza vigente hasta': pet.policyUntil,
    'censada el': pet.censusOn,
    registrada: when(pet.createdAt),
    archivada: when(pet.archivedAt),
    'murió, anotado': when(pet.diedAt),
    pesos: data.weights
      .filter(({ petId }) => petId === pet.id)
      .map((one) => ({
        cuándo: when(one.measuredAt),
        'peso (kg)': kg(one.weightG),
        'la pesó': one.clinic ?? one.author ?? 'tú',
      })),
    'carnés compartidos': data.shares
      .filter(({ petId }) => petId === pet.id)
      .map((share) => ({
        'para quién': share.label,
        creado: when(share.createdAt),
        'vence o venció': when(share.expiresAt),
        retirado: when(share.revokedAt),
        'veces abierto': share.openedCount,
        'última vez': when(share.lastOpenedAt),
        'muestra la foto': yes(share.showsPhoto),
      })),
    'clínicas con permiso para leer su historia': data.grants
      .filter(({ petId }) => petId === pet.id)
      .map((grant) => ({ clínica: grant.clinic, desde: when(grant.grantedAt), retirado: when(grant.revokedAt) })),
  }));

const CANCELLED_BY = { owner: 'tú', clinic: 'la clínica', system: 'el servicio' } as const;

const appointmentPart = (visit: OwnData['appointments'][number]) => ({
  cuándo: visit.startsAt,
  mascota: visit.pet,
  clínica: visit.clinic,
  tipo: TYPE_NAME[visit.type],
  estado: STATUS_NAME[visit.status],
  notas: visit.notes,
  'cobro (COP)': visit.chargeCop,
  'la canceló': visit.cancelledBy && CANCELLED_BY[visit.cancelledBy],
  motivo: visit.cancelReason,
  pedida: when(visit.createdAt),
});

const KIND = { charge: 'cobro', deposit: 'abono', void: 'anulación' } as const;
const chargePart = (entry: OwnData['charges'][number]) => ({
  cuándo: when(entry.at),
  mascota: entry.pet,
  clínica: entry.clinic,
  número: entry.number,
  qué: KIND[entry.kind],
  renglones: entry.items.map((item) => ({
    servicio: item.name,
    cantidad: item.quantity,
    'precio (COP)': item.unitCop,
    IVA: item.iva && IVA_NAME[item.iva],
    'descuento (COP)': item.discountCop,
    'por qué': item.discountReason,
  })),
  'total (COP)': entry.totalCop,
  'pagado (COP)': entry.paidCop,
  motivo: entry.reason,
});

const recordPart = (record: OwnData['records'][number]) => ({
  mascota: record.pet,
  fecha: record.date,
  tipo: RECORD_KIND_NAME[record.kind],
  título: record.title,
  texto: record.body,
  'peso (kg)': kg(record.weightG),
  producto: record.product,
  lote: record.lot,
  laboratorio: record.manufacturer,
  'el lote vence': record.lotExpiresOn,
  examen: record.exam && Object.fromEntries(examFacts(record.exam)),
  'toca de nuevo': record.nextDue,
  'lo escribió': record.clinic ? `${record.authorName} (${record.clinic})` : 'tú',
  'matrícula de quien firmó': record.licence,
  versión: record.version,
  vigente: yes(record.isCurrent),
  corrección: record.correction,
  anulado: record.withdrawReason && `${record.withdrawReason} (${record.withdrawnByName}, ${when(record.withdrawnAt)})`,
  escrito: when(record.createdAt),
});

const filePart = (file: OwnData['files'][number], name: string | undefined) => ({
  mascota: file.pet,
  archivo: name,
  descripción: file.caption,
  'fecha del papel': file.takenOn,
  'tamaño (bytes)': file.size,
  'lo agregó': file.clinic ?? 'tú',
  agregado: when(file.createdAt),
  retirado: when(file.withdrawnAt),
});

const conversationPart = (messages: OwnData['messages']) =>
  [...new Set(messages.map(({ threadId }) => threadId))].map((thread) => {
    const own = messages.filter(({ threadId }) => threadId === thread);
    return {
      mascota: own[0]?.pet,
      clínica: own[0]?.clinic,
      mensajes: own
        .toSorted((a, b) => a.at - b.at)
        .map(({ side, authorName, text, at }) => ({
          cuándo: when(at),
          'lo escribió': side === 'owner' ? 'tú' : authorName,
          texto: text,
        })),
    };
  });

/** Who did an act on a person's account, in a word. */
const actorOf = ({ actorId, actorRole }: LoggedAct, userId: string): string => {
  if (actorId === null) return 'el servicio, o alguien sin sesión';
  if (actorId === userId) return 'tú';
  return actorRole ? ROLE_NAME[actorRole] : 'una cuenta que ya no existe';
};

const actPart = (act: LoggedAct, userId: string) => ({
  cuándo: when(act.at),
  qué: ACTS[act.action as Act] ?? act.action,
  quién: actorOf(act, userId),
  motivo: act.reason,
});

const requestPart = (request: OwnData['requests'][number]) => ({
  tipo: REQUEST_KIND_NAME[request.kind],
  enviada: when(request.createdAt),
  texto: request.text,
  'se responde a más tardar': request.dueOn,
  'ampliación del plazo': request.extension,
  respuesta: request.answer,
  respondida: when(request.answeredAt),
});

/** Lists that stopped at their limit, by the name the copy gives them. */
const cutShort = (data: OwnData): string[] =>
  (
    [
      ['mascotas', data.pets],
      ['pesos', data.weights],
      ['carnés compartidos', data.shares],
      ['citas', data.appointments],
      ['cobros y abonos', data.charges],
      ['historia clínica', data.records],
      ['problemas', data.problems],
      ['medicinas de fórmulas', data.medicines],
      ['consentimientos', data.agreed],
      ['fotos y papeles', data.files],
      ['mensajes', data.messages],
      ['accesos', data.accesses],
      ['actos', data.acts],
      ['solicitudes', data.requests],
    ] as const
  ).flatMap(([name, rows]) => (rows.length >= MAX_EXPORTED ? [name] : []));

/**
 * The copy of their data that a person downloads: words and dates for reading, one list each, nothing of other people's but the
 * names that stand in what they were sent. `now` is ms UTC.
 */
export const readableCopy = (data: OwnData, now: number) => {
  const names = namesApart(data.files);
  return {
    'copia de tus datos': `Hecha el ${wallTime(now)}. Fechas y horas de Colombia.`,
    ...(cutShort(data).length > 0 && {
      incompleta: `Estas listas llegan hasta ${MAX_EXPORTED} filas: ${cutShort(data).join(', ')}. Pide el resto en una consulta.`,
    }),
    cuenta: accountPart(data.account),
    mascotas: petPart(data),
    citas: data.appointments.map(appointmentPart),
    'cobros y abonos': data.charges.map(chargePart),
    'clínicas que no reciben solicitudes tuyas': data.closures.map(({ clinic, closedAt }) => ({
      clínica: clinic,
      desde: when(closedAt),
    })),
    'historia clínica': data.records
      .toSorted((a, b) => a.date.localeCompare(b.date) || a.createdAt - b.createdAt)
      .map(recordPart),
    ...carePart(data),
    ...householdPart(data),
    'fotos y papeles': data.files.map((file, n) => filePart(file, names[n])),
    conversaciones: conversationPart(data.messages),
    'política de datos': data.consents.map(({ version, via, acceptedAt }) => ({
      versión: version,
      aceptada: when(acceptedAt),
      dónde: via === 'register' ? 'al registrarte' : 'al entrar',
    })),
    ...doorsPart(data),
    'segundo paso': factorsPart(data.factors, when),
    'actos sobre tu cuenta': data.acts.map((act) => actPart(act, data.account.id)),
    'solicitudes sobre tus datos': data.requests.map(requestPart),
    'entradas por la administración': entriesPart(data.entries),
    ...postPart(data.post),
  };
};
