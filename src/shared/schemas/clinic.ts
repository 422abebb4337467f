// Longer than 200 lines: every part of one settings screen, side by side, with the people of the clinic.
import * as z from 'zod';
import { AGENDA_COLOURS, MAX_AGENDAS } from '../agendas.ts';
import { APPOINTMENT_TYPES } from '../appointments.ts';
import { IVA_RATES } from '../charges.ts';
import { MAX_CAPACITY, MAX_HALF_HOURS, MAX_HORIZON_DAYS, MAX_NOTICE_MIN, RETENTION_YEARS, TEXT } from '../limits.ts';
import { MEMBER_ROLES } from '../member-roles.ts';
import { RECORD_KINDS } from '../records.ts';
import { SPECIES } from '../species.ts';
import { isRealDate } from '../time.ts';
import { pricesOutput, weekHoursOutput } from './appointment.ts';
import { pausesFit, weekHours, weekPauses } from './clinic-hours.ts';
import { copAmount } from './cop.ts';
import { calendarDate } from './date.ts';
import { plan, planOutput } from './plan.ts';
import { email, optionalText, phone, requiredLine, requiredText } from './text.ts';
import { agendaNumber, agendaVisitOutput, blockOutput } from './visit.ts';

/** Without what a clinic takes no bookings; `hours` stands for one open day at least, `contract` for the text in force. */
export const NEEDED = ['name', 'city', 'address', 'phone', 'hours', 'contract'] as const;

/** `version` is that of the settings as the form shows them: an older one answers `settings_changed`. */
const versioned = z.object({ version: z.int().min(1) });

export const clinicDataInput = versioned.extend({
  name: requiredLine(TEXT.name),
  city: requiredLine(TEXT.name),
  address: requiredLine(TEXT.address),
  phone,
});

/** `pauses` left out: those that are stored stay. */
export const clinicHoursInput = versioned
  .extend({ hours: weekHours, pauses: weekPauses.optional() })
  .superRefine(pausesFit);

const range = (from: number, to: number, what: string) =>
  z.int(`Escribe ${what} con un número entero.`).min(from, `Mínimo ${from}.`).max(to, `Máximo ${to}.`);
export const clinicRulesInput = versioned.extend({
  capacity: range(1, MAX_CAPACITY, 'cuántas citas caben por media hora'),
  minNoticeMin: range(0, MAX_NOTICE_MIN, 'los minutos de aviso'),
  horizonDays: range(1, MAX_HORIZON_DAYS, 'los días de agenda abierta'),
  takesEmergencies: z.boolean(),
  /** Left out: those that are stored stay. */
  lengths: z
    .partialRecord(
      z.enum(APPOINTMENT_TYPES),
      z.int('Elige cuánto dura.').min(1, 'Elige cuánto dura.').max(MAX_HALF_HOURS, 'Elige cuánto dura.'),
    )
    .optional(),
});

const priceIva = z.partialRecord(z.enum(APPOINTMENT_TYPES), z.enum(IVA_RATES));

/**
 * The agendas that a clinic is to have, in any order; who is left out is put away, and none at all gives back seats without names. `number`
 * null: a new one.
 */
export const clinicAgendasInput = versioned.extend({
  agendas: z
    .array(
      z.object({
        number: agendaNumber.nullable().default(null),
        name: requiredLine(TEXT.agenda),
        colour: z.enum(AGENDA_COLOURS),
        /** Left out: as it was. */
        isChoosable: z.boolean().optional(),
        /** Types of visit that it takes; null: all. Left out: as it was. */
        types: z.array(z.enum(APPOINTMENT_TYPES)).min(1, 'Marca al menos un tipo de cita.').nullish(),
      }),
    )
    .max(MAX_AGENDAS, `Máximo ${MAX_AGENDAS} agendas.`)
    .superRefine((agendas, ctx) => {
      const seen = new Set<string>();
      const numbers = new Set<number>();
      for (const [at, { name, number }] of agendas.entries()) {
        const key = name.toLocaleLowerCase('es');
        const twice = number !== null && numbers.has(number);
        if (seen.has(key) || twice)
          ctx.addIssue({ code: 'custom', path: [at, 'name'], message: 'Ya hay otra agenda con ese nombre.' });
        seen.add(key);
        if (number !== null) numbers.add(number);
      }
    }),
});
export type ClinicAgendasInput = z.output<typeof clinicAgendasInput>;

/** `isChoosable`: owners may ask for it by name. `types`: those of visit that it takes; null: all. */
const setAgenda = agendaVisitOutput.shape.agenda.unwrap().extend({
  isChoosable: z.boolean(),
  types: z.array(z.enum(APPOINTMENT_TYPES)).nullable(),
});
export type SetAgenda = z.output<typeof setAgenda>;

/** A missing or null price is not published. */
export const clinicPricesInput = versioned.extend({
  prices: z.partialRecord(z.enum(APPOINTMENT_TYPES), copAmount('precio').nullable()),
  /** The IVA within them; left out: what is stored stays. */
  priceIva: priceIva.optional(),
});

/** Its place in the public directory. `allHours`: emergencies day and night, said anew by each save. */
export const clinicListingInput = versioned
  .extend({
    isListed: z.boolean(),
    species: z
      .array(z.enum(SPECIES))
      .max(SPECIES.length)
      .transform((chosen) => SPECIES.filter((one) => chosen.includes(one))),
    allHours: z.boolean(),
  })
  .refine(({ isListed, species }) => !isListed || species.length > 0, {
    path: ['species'],
    error: 'Marca al menos un animal que atiendan: la gente busca por eso.',
  });

/** Wall time on the half hour. */
const wall = z
  .string()
  .refine((text) => /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[03]0$/.test(text) && isRealDate(text.slice(0, 10)), {
    error: 'Elige una fecha y una hora en punto o y media.',
  });
/** Of one agenda, by its number; left out or null: of all. */
const ofAgenda = agendaNumber.nullish().transform((number) => number ?? null);
/** Longest block, days. */
const MAX_BLOCK_DAYS = 366;
export const blockInput = z
  .object({ startsAt: wall, endsAt: wall, agenda: ofAgenda, reason: optionalText(TEXT.reason) })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, {
    path: ['endsAt'],
    error: 'El final va después del comienzo.',
  })
  .refine(
    ({ startsAt, endsAt }) => Date.parse(`${endsAt}Z`) - Date.parse(`${startsAt}Z`) <= MAX_BLOCK_DAYS * 24 * 3_600_000,
    { path: ['endsAt'], error: 'Un bloqueo dura como máximo un año.' },
  );
export type BlockInput = z.output<typeof blockInput>;

const halfHour = z.string().regex(/^([01]\d|2[0-3]):[03]0$/, 'Elige horas en punto o y media.');
/** Hours of some weekdays (0 is Monday), week after week from one date to another; null: for good. */
export const weeklyBlockInput = z
  .object({
    days: z
      .array(z.int().min(0).max(6))
      .min(1, 'Elige al menos un día.')
      .max(7)
      .transform((days) => [...new Set(days)].sort()),
    fromTime: halfHour,
    untilTime: halfHour,
    fromDate: calendarDate,
    untilDate: calendarDate.nullable(),
    agenda: ofAgenda,
    reason: optionalText(TEXT.reason),
  })
  .refine(({ fromTime, untilTime }) => fromTime < untilTime, {
    path: ['untilTime'],
    error: 'El final va después del comienzo.',
  })
  .refine(({ fromDate, untilDate }) => untilDate === null || fromDate <= untilDate, {
    path: ['untilDate'],
    error: 'El último día no va antes del primero.',
  });
export type WeeklyBlockInput = z.output<typeof weeklyBlockInput>;
const weeklyBlockOutput = z.object({
  id: z.string(),
  days: z.array(z.int()),
  fromTime: z.string(),
  untilTime: z.string(),
  fromDate: z.string(),
  untilDate: z.string().nullable(),
  agenda: z.int().nullable(),
  reason: z.string().nullable(),
});
export type WeeklyBlock = z.output<typeof weeklyBlockOutput>;

const id = z.string().min(1).max(64);
export const idInput = z.object({ id });

export const holidayInput = z.object({
  date: calendarDate,
  isOpen: z.boolean(),
});

export const planInput = z.object({ species: z.enum(SPECIES), items: plan });
export const planOfInput = z.object({ species: z.enum(SPECIES) });

/** A text kept ready. `id` null: a new one. An answer's body is `{ text }`, a record's its fields by name. */
export const clinicTextInput = z
  .object({
    id: id.nullable().default(null),
    purpose: z.enum(['answer', 'record']),
    kind: z.enum(RECORD_KINDS).nullable().default(null),
    title: requiredLine(TEXT.name),
    body: z
      .record(z.string().max(40), z.string().trim().max(4000))
      .refine((body) => Object.keys(body).length <= 10 && Object.values(body).some(Boolean), 'Escribe el texto.'),
  })
  .refine(({ purpose, kind }) => (purpose === 'record') === (kind !== null), {
    path: ['kind'],
    error: 'Elige para qué tipo de registro es.',
  });
export type ClinicTextInput = z.output<typeof clinicTextInput>;
export const clinicTextOutput = z.object({
  id: z.string(),
  purpose: z.enum(['answer', 'record']),
  kind: z.enum(RECORD_KINDS).nullable(),
  title: z.string(),
  body: z.record(z.string(), z.string()),
  updatedAt: z.int(),
});

export const bookableInput = versioned.extend({ isBookable: z.boolean() });
/** Null: the default holds. */
export const retentionInput = versioned.extend({
  years: range(RETENTION_YEARS.min, RETENTION_YEARS.max, 'los años').nullable(),
});
/** The version of the text that its titular read. */
export const contractInput = z.object({ contract: z.string().max(64) });
/** Closing is for good: the name, typed again, and what owners of cancelled visits are told. */
export const closeInput = versioned.extend({
  name: z.string().trim().max(TEXT.name),
  reason: requiredText(TEXT.reason),
});

export const memberInput = z.object({
  email,
  name: requiredLine(TEXT.name),
  phone: phone.nullish().transform((digits) => digits ?? null),
  memberRole: z.enum(MEMBER_ROLES).default('veterinario'),
});
export type MemberInput = z.output<typeof memberInput>;
export const memberRoleInput = z.object({ userId: id, memberRole: z.enum(MEMBER_ROLES) });
export const memberIdInput = z.object({ userId: id });
/** Looked up in the register for this clinic: by whom (the name of then) and when, ms UTC; null: nobody has. */
const licenceOutput = z.object({
  number: z.string(),
  declaredAt: z.int(),
  checked: z.object({ by: z.string(), at: z.int() }).nullable(),
});
export type Licence = z.output<typeof licenceOutput>;
/** The number that the professional register gave: letters, digits and what stands between them. */
export const licenceInput = z.object({
  number: z
    .string()
    .trim()
    .transform((text) => text.replace(/\s+/g, ' ').toUpperCase())
    .pipe(
      z
        .string()
        .min(3, 'Escribe el número de tu matrícula.')
        .max(20, 'Una matrícula tiene como máximo 20 letras y números.')
        .regex(/^[A-Z0-9][A-Z0-9 ./-]*$/, 'Usa solo letras, números, guiones y puntos.')
        .regex(/\d/, 'Una matrícula tiene números.'),
    ),
});
/** Whose licence a titular looked up, and the number that they found: another one by then is not it. */
export const licenceCheckInput = z.object({ userId: id, number: z.string().min(3).max(20) });
/** A person of the clinic. `hasEntered` false: nobody has used the account yet. */
export const memberOutput = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  memberRole: z.enum(MEMBER_ROLES),
  isActive: z.boolean(),
  hasEntered: z.boolean(),
  /** Their professional licence as they typed it; null: they typed none. */
  licence: licenceOutput.nullable(),
  createdAt: z.int(),
});
export type Member = z.output<typeof memberOutput>;
/** The link's token is shown this once: `/clave#token`. `expiresAt` is ms UTC. */
export const memberLinkOutput = z.object({ userId: z.string(), linkToken: z.string(), expiresAt: z.int() });

/** The settings' own row: what the versioned forms edit. */
export const clinicCoreOutput = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  city: z.string(),
  address: z.string(),
  phone: z.string(),
  hours: weekHoursOutput,
  pauses: weekHoursOutput,
  capacity: z.int(),
  minNoticeMin: z.int(),
  horizonDays: z.int(),
  takesEmergencies: z.boolean(),
  prices: pricesOutput,
  /** Consecutive half hours that a visit of each type takes; missing: one. */
  lengths: z.partialRecord(z.enum(APPOINTMENT_TYPES), z.int()),
  priceIva,
  isBookable: z.boolean(),
  isListed: z.boolean(),
  species: z.array(z.enum(SPECIES)),
  /** ms UTC of when it last said that it sees emergencies day and night; null: it does not. */
  allHoursAt: z.int().nullable(),
  /** What is still missing before it can take bookings. */
  missing: z.array(z.enum(NEEDED)),
  /** Persons and rooms among which it divides its day; none: `capacity` is a number that it chose. */
  agendas: z.array(setAgenda),
  /** Years that it keeps blocked files; null: it chose nothing. */
  retentionYears: z.int().nullable(),
  /** The contract that a titular accepted, by its version, and when (ms UTC); by whom, null once their account is gone. */
  contractVersion: z.string().nullable(),
  contractAt: z.int().nullable(),
  contractBy: z.string().nullable(),
  /** Last day on which it takes bookings without the text in force; null: nobody has asked it. */
  contractUntil: z.string().nullable(),
  /** ms UTC; null: it goes on. */
  closedAt: z.int().nullable(),
});
export type ClinicCore = z.output<typeof clinicCoreOutput>;

/** Everything of the settings screen. Blocks and holidays from today on; holidays for a year ahead. */
export const clinicSettingsOutput = clinicCoreOutput.extend({
  memberRole: z.enum(MEMBER_ROLES),
  blocks: z.array(blockOutput),
  weeklyBlocks: z.array(weeklyBlockOutput),
  holidays: z.array(z.object({ date: z.string(), name: z.string(), isOpen: z.boolean() })),
  /** Own plans; a species without one follows the default of the guides. */
  plans: z.array(planOutput),
  texts: z.array(clinicTextOutput),
});

export type ClinicSettings = z.output<typeof clinicSettingsOutput>;

/** Answer to a change that takes time away: `kept` are the sold visits that now stand outside what is offered. */
export const keptOutput = z.object({ kept: z.array(agendaVisitOutput) });
export const clinicCoreKept = clinicCoreOutput.extend(keptOutput.shape);
export const blockAdded = blockOutput.extend(keptOutput.shape);
export const weeklyBlockAdded = weeklyBlockOutput.extend(keptOutput.shape);
export const holidayOutput = z.object({ date: z.string(), isOpen: z.boolean() }).extend(keptOutput.shape);
export const closedOutput = z.object({ closedAt: z.int(), cancelled: z.int() });

/** `details` of `settings_changed`: the settings as they stand. */
export const settingsDetails = z.object({ current: clinicCoreOutput });
