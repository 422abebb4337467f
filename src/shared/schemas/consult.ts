import * as z from 'zod';

/** Longest question, characters. */
export const MAX_QUESTION = 500;

/** Where the answer is asked for: a POST with a bearer token that answers lines of JSON as they come (NDJSON). */
export const CONSULT_PATH = '/consulta';

const question = z.string().trim().min(3, 'Escribe tu pregunta.').max(MAX_QUESTION);
export const questionForm = z.object({ question });
export const consultInput = questionForm.extend({ petId: z.string().min(1).max(64) });
export type ConsultInput = z.output<typeof consultInput>;

/** A part of a guide, ready to be cited. `text` has no marks; lines part its paragraphs. */
export const citedPassage = z.object({ title: z.string(), section: z.string(), path: z.string(), text: z.string() });
export type CitedPassage = z.output<typeof citedPassage>;

/** What a question asks for; `urgent` is told by the flags. */
export const CONSULT_INTENTS = ['substance', 'price', 'booking', 'care', 'portion', 'breed', 'place', 'other'] as const;
export type ConsultIntent = (typeof CONSULT_INTENTS)[number];

/** What the product itself knows about what was asked, and where to go with it. */
const known = z.object({
  text: z.string(),
  ways: z.array(z.object({ label: z.string(), href: z.string() })),
});
export type Known = z.output<typeof known>;

const flag = z.object({
  key: z.string(),
  urgency: z.enum(['now', 'today']),
  title: z.string(),
  first: z.string(),
  leadsTo: z.string(),
});

/** First line of an answer: what must not wait, and what the guides say. */
const found = z.object({
  kind: z.literal('found'),
  urgency: z.enum(['now', 'today', 'none']),
  flags: z.array(flag),
  /** The question asks how much of a medicine to give. */
  asksDose: z.boolean(),
  intent: z.enum(CONSULT_INTENTS),
  /** A plain no, before everything else, where the guides hold one. */
  verdict: z.string().nullable(),
  known: known.nullable(),
  passages: z.array(citedPassage),
  /** `none`: this deployment has no model; `ask`: it has one, and the person has not agreed; `writes`: it writes below. */
  model: z.enum(['none', 'ask', 'writes']),
});
export type Found = z.output<typeof found>;

/** Lines that follow where a model writes: pieces of its text, then how it ended. */
export const consultLine = z.discriminatedUnion('kind', [
  found,
  z.object({ kind: z.literal('text'), text: z.string() }),
  /** `written`: whole; `withheld`: it named an amount of medicine and was cut; `failed`: the passages are the answer. */
  z.object({ kind: z.literal('end'), how: z.enum(['written', 'withheld', 'failed']) }),
]);
export type ConsultLine = z.output<typeof consultLine>;

export const agreeInput = z.object({ agrees: z.boolean() });
export const agreeOutput = z.object({ agreedAt: z.int().nullable() });
