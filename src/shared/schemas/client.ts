import * as z from 'zod';
import { CLIENTS_PAGE, TEXT } from '../limits.ts';
import { SPECIES } from '../species.ts';
import { MAX_CURSOR, pageOf } from './page.ts';
import { patientOutput } from './patient.ts';
import { petInput } from './pet.ts';
import { petEditInput } from './pet-file.ts';
import { email, phoneOrBlank, requiredLine } from './text.ts';

const id = z.string().min(1).max(64);

/** An e-mail, or blank: null. */
const emailOrBlank = z
  .string()
  .trim()
  .max(TEXT.email)
  .nullable()
  .transform((text) => text || null)
  .pipe(email.nullable());

/** A person without an account whom a clinic writes down: a phone or an e-mail, and how they authorised it (Ley 1581 de 2012). */
const clientFields = z.object({
  name: requiredLine(TEXT.name),
  phone: phoneOrBlank,
  email: emailOrBlank,
  authorisation: z.string().trim().min(1, 'Escribe cómo y cuándo autorizó que guarden sus datos.').max(TEXT.reason),
});
const isReachable = ({ phone, email: mail }: { phone: string | null; email: string | null }) =>
  phone !== null || mail !== null;
const REACHABLE = { path: ['phone'], error: 'Escribe un teléfono o un correo.' };
export const clientInput = clientFields.refine(isReachable, REACHABLE);
export type ClientInput = z.output<typeof clientInput>;

/** `anyway`: it is another person, although the phone or the e-mail is written down already. */
export const registerClientInput = z.object({
  client: clientInput,
  pet: petInput,
  anyway: z.boolean().default(false),
});
/** How and when a client authorised mails about their visits (Ley 1581 de 2012). */
export const allowMailsInput = z.object({
  petId: id,
  how: z.string().trim().min(1, 'Escribe cómo y cuándo lo autorizó.').max(TEXT.reason),
});
export const addClientPetInput = z.object({ clientId: id, pet: petInput });

/** The person as a clinic corrects them. How they authorised it is not rewritten. */
export const clientContact = clientFields.omit({ authorisation: true }).refine(isReachable, REACHABLE);

/** A clinic's own client and one animal of theirs, corrected together; `clientAt` is `contact` as the screen showed it (ms UTC). */
export const correctClientInput = petEditInput.omit({ species: true }).extend({
  contact: clientContact,
  clientAt: z.int(),
});
export type CorrectClient = z.output<typeof correctClientInput>;

/** The keeper of a patient: a person with an account, or a client whom the clinic registered. */
export const KEEPERS = ['account', 'client'] as const;
export type Keeper = (typeof KEEPERS)[number];

/** Searches a clinic's own patients: every word must begin a word of the pet's or its keeper's data. */
export const findPatientsInput = z
  .object({
    q: z.string().trim().max(100).default(''),
    species: z.enum(SPECIES).optional(),
    keeper: z.enum(KEEPERS).optional(),
    /** Only those seen in `ACTIVE_PATIENT_MONTHS` or coming. */
    active: z.boolean().default(false),
    /** Says how many fit in all, on every page: a screen's number, which a suggestion does not need. */
    counted: z.boolean().default(false),
    limit: z.int().min(1).max(100).default(CLIENTS_PAGE),
    cursor: z.string().max(MAX_CURSOR).optional(),
  })
  .prefault({});
export type FindPatientsInput = z.output<typeof findPatientsInput>;

/** A patient as the clinic's lists show it. */
export const patientRowOutput = patientOutput.extend({
  /** 10 digits; null: none given. */
  ownerPhone: z.string().nullable(),
  /** The client whom the clinic registered; null: the owner has an account (or it is gone). */
  clientId: z.string().nullable(),
  /** The clinic may read the file. */
  isOpen: z.boolean(),
});
export type PatientRow = z.output<typeof patientRowOutput>;
export const patientRowsOutput = pageOf(patientRowOutput).extend({ total: z.int().nullable() });

/** `details` of `client_exists`: who is written down with that phone or e-mail. */
export const clientExistsDetails = z.object({ found: z.array(patientRowOutput) });

export const claimCodeInput = z.object({ petId: id });
/** A one-time code, shown this once; `expiresAt` is ms UTC. The contact is that of the client, for the clinic's own message. */
export const claimCodeOutput = z.object({
  code: z.string(),
  expiresAt: z.int(),
  petName: z.string(),
  clinicName: z.string(),
  ownerName: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
/** The code of a pet that still serves, without itself: since when, until when (ms UTC) and whose hand gave it out. */
export const liveCodeOutput = z.object({ createdAt: z.int(), expiresAt: z.int(), by: z.string() }).nullable();
export type ClaimCode = z.output<typeof claimCodeOutput>;

/** Letters and digits of codes: none that is taken for another. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 12;

/** A code as it is written down: 'abcd efgh-jkmn' → 'ABCDEFGHJKMN'. */
const claimCode = z
  .string()
  .max(60)
  .transform((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, ''))
  .refine(
    (code) => code.length === CODE_LENGTH && [...code].every((one) => CODE_ALPHABET.includes(one)),
    'El código tiene doce letras y números. Revísalo.',
  );
export const redeemInput = z.object({ code: claimCode });
/** The pet that is the caller's from now on. */
export const redeemOutput = z.object({
  petId: z.string(),
  petName: z.string(),
  species: z.enum(SPECIES),
  clinicName: z.string(),
});
