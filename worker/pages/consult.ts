import { asksWhether, intentOf, TABLE_OF_GRAMS } from '../../src/shared/consult-intents.ts';
import { asksForDose } from '../../src/shared/doses.ts';
import { AppError } from '../../src/shared/errors.ts';
import { callHeaders } from '../../src/shared/headers.ts';
import { triageOf } from '../../src/shared/red-flags/of-pet.ts';
import { CONSULT_PATH, type ConsultInput, type ConsultLine, consultInput } from '../../src/shared/schemas/consult.ts';
import { thisMonth } from '../../src/shared/time.ts';
import { assertNotHeld } from '../auth/held.ts';
import { assertOwnPassword } from '../auth/temporary-password.ts';
import { type Answer, failure } from '../edge/answer.ts';
import { readBody, saysJson } from '../edge/body.ts';
import { logBug } from '../edge/log.ts';
import { contextOf, type Incoming } from '../edge/request-context.ts';
import { type Asking, knownOf } from '../features/consult/known.ts';
import { write } from '../features/consult/model.ts';
import { admitModel, findAsked } from '../features/consult/queries.ts';
import { citedFrom, citedOf, hasGrams } from '../features/consult/rules.ts';
import { promptOf } from '../features/consult/words.ts';
import { findPassages, findTriage, findVerdict } from '../features/guides/queries.ts';

const readInput = async (request: Request): Promise<ConsultInput> => {
  if (!saysJson(request)) throw new AppError('not_json');
  const text = await readBody(request);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new AppError('bad_json');
  }
  const read = consultInput.safeParse(body);
  if (read.success) return read.data;
  throw new AppError('invalid', {
    issues: read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  });
};

/** Passages that are looked through for the few that an answer cites. */
const LOOKED_THROUGH = 12;

/** Rules first, then what the guides and the product say; a model never decides what is urgent. */
const findAnswer = async ({ env }: Incoming, asking: Asking, admitted: () => Promise<boolean>) => {
  const { pet, question } = asking;
  const { urgency, flags } = triageOf(await findTriage(env.ASSETS), question, pet.species);
  const intent = intentOf(question);
  const wanted = { species: pet.species, breed: pet.breed, limit: LOOKED_THROUGH };
  const asked = { question, intent, isNow: urgency === 'now', name: pet.name };
  const found = await citedOf(asked, (text) => findPassages(env.ASSETS, text, wanted));
  const passages = found.map(citedFrom);
  const asks = intent === 'substance' || (intent === 'other' && asksWhether(question));
  const verdict = asks ? await findVerdict(env.ASSETS, question, pet.species) : null;
  const tables = intent === 'portion' ? await findPassages(env.ASSETS, TABLE_OF_GRAMS, { ...wanted, breed: null }) : [];
  const table = tables.find(({ path, text }) => path.includes('/alimentacion/') && hasGrams(text));
  const known = await knownOf(intent, asking, table?.text ?? '');
  const canWrite = env.AI !== undefined && passages.length > 0;
  const mayWrite = canWrite && (pet.agreedAt === null || (await admitted()));
  const model = !mayWrite ? 'none' : pet.agreedAt === null ? 'ask' : 'writes';
  const asksDose = asksForDose(question) || intent === 'substance';
  const line: ConsultLine = { kind: 'found', urgency, flags, asksDose, intent, verdict, known, passages, model };
  return { found: line, passages, model };
};

const answer = async (incoming: Incoming): Promise<Response> => {
  const { request, env, clock, later, requestId } = incoming;
  const { db, viewer } = contextOf(incoming);
  const person = await viewer();
  if (!person) throw new AppError('unauthorized');
  assertNotHeld(person, incoming.clock());
  assertOwnPassword(person, false);
  if (person.user.role !== 'user') throw new AppError('forbidden');
  const { petId, question } = await readInput(request);
  const pet = await findAsked(db, person.user.id, petId);
  if (!pet) throw new AppError('pet_not_found');
  const { found, passages, model } = await findAnswer(
    incoming,
    { db, ownerId: person.user.id, petId, pet, question, now: clock() },
    () => admitModel(db, person.user.id, clock()),
  );

  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const out = writable.getWriter();
  const encoder = new TextEncoder();
  const say = (line: ConsultLine) => out.write(encoder.encode(`${JSON.stringify(line)}\n`));
  const speak = async () => {
    await say(found);
    if (env.AI && model === 'writes') {
      const messages = promptOf(pet, question, passages, thisMonth(clock()));
      const how = await write(
        env.AI,
        env.AI_MODEL,
        messages,
        (text) => say({ kind: 'text', text }),
        (error) => logBug(requestId, error),
      );
      await say({ kind: 'end', how });
    }
    await out.close();
  };
  // Who closes the page stops listening: that is no fault.
  later(speak().catch(() => undefined));
  return new Response(readable, {
    headers: { ...callHeaders, 'content-type': 'text/x-ndjson; charset=utf-8', 'x-robots-tag': 'noindex' },
  });
};

/** A question about a pet, for its owner's session. Nothing of it is stored or logged. Null: another path or method. */
export const answerConsult = async (incoming: Incoming): Promise<Answer | null> => {
  if (incoming.request.method !== 'POST' || incoming.url.pathname !== CONSULT_PATH) return null;
  try {
    return { response: await answer(incoming), route: CONSULT_PATH };
  } catch (error) {
    return { response: failure(error, incoming.requestId), route: CONSULT_PATH };
  }
};
