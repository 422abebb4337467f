import { answerDue } from '../../src/shared/answer-by.ts';
import { LINK_REASON } from '../../src/shared/appointments.ts';
import { AppError } from '../../src/shared/errors.ts';
import { callHeaders } from '../../src/shared/headers.ts';
import { TEXT } from '../../src/shared/limits.ts';
import type { Match } from '../../src/shared/routes.ts';
import { slotTime } from '../../src/shared/schemas/appointment.ts';
import { isRealDate } from '../../src/shared/time.ts';
import type { LinkWay } from '../../src/shared/visit-link.ts';
import { readBody } from '../edge/body.ts';
import { siteOrigin } from '../edge/origin.ts';
import { contextOf, type Incoming } from '../edge/request-context.ts';
import { findLinkedVisit, type LinkedVisit, listMoves } from '../features/appointments/by-link.ts';
import { calendarOf } from '../features/appointments/lapse.ts';
import { heldBy } from '../features/appointments/queries.ts';
import { moveError, ownerActError } from '../features/appointments/rules.ts';
import { cancelAppointment, moveAppointment, selectCalendarOf } from '../features/appointments/writes.ts';
import { assureVisit } from '../features/assurances/queries.ts';
import { visitEntry } from '../features/calendar/rules.ts';
import { calendarFile } from './calendar.ts';
import { cancelHtml, moveHtml, overVisitHtml, visitHtml } from './linked-visit-html.ts';
import { sheetAnswer } from './sheet-html.ts';

type Opened = { incoming: Incoming; visit: LinkedVisit; way: LinkWay; now: number };

/** The visit that a token opens; null: the token is none of ours, or the visit's hour has come. */
const open = async (incoming: Incoming, token: string): Promise<Opened | null> => {
  const now = incoming.clock();
  const named = await incoming.post.readVisit(token);
  const visit = named && (await findLinkedVisit(contextOf(incoming).db, named, now));
  return named && visit ? { incoming, visit, way: named.way, now } : null;
};

const over = async () => sheetAnswer(await overVisitHtml(), 404);

/** The page as its query asks for it; `wrong`: why the last press did nothing. */
const show = async ({ incoming, visit, now }: Opened, wrong?: string): Promise<Response> => {
  const { url } = incoming;
  const status = wrong ? 409 : 200;
  const asked = url.searchParams;
  const isMove = asked.has('mover') && visit.moveHold === null && visit.clinicState === 'open';
  if (isMove) {
    const from = asked.get('desde') ?? '';
    const { db, post } = contextOf(incoming);
    const { times, next } = await listMoves(db, visit, {
      from: isRealDate(from) ? from : '',
      now,
      asksProof: post.enabled,
    });
    return sheetAnswer(await moveHtml(visit, times, next, url.pathname, wrong), status);
  }
  if (asked.has('calendario') && visit.status !== 'cancelled') {
    const entry = visitEntry({ ...visit, startsAt: visit.date, updatedAt: now });
    const name = `cita-${visit.date.slice(0, 10)}.ics`;
    const origin = siteOrigin(incoming);
    return calendarFile([{ ...entry, url: `${origin}${url.pathname}` }], origin, name);
  }
  const isCancel = asked.has('cancelar') && visit.cancelHold === null;
  const text = isCancel
    ? cancelHtml(visit, url.pathname, wrong)
    : visitHtml(visit, url.pathname, wrong, asked.has('movida') && !wrong);
  return sheetAnswer(await text, status);
};

/** `/cita/{token}`: a visit for whoever holds its link, without account and without script, until its hour. Looking at it does nothing. */
export const visitPage = async (incoming: Incoming, { params }: Match): Promise<Response> => {
  const opened = await open(incoming, params.token ?? '');
  return opened ? show(opened) : over();
};

/** Moves the visit as its owner would: the clinic is asked again. */
const move = async ({ incoming, visit, now }: Opened, version: number, form: URLSearchParams) => {
  const { db, post } = contextOf(incoming);
  const date = slotTime.safeParse(form.get('fecha') ?? '');
  if (!date.success) throw new AppError('no_time');
  const [row] = await selectCalendarOf(db, visit.id, now);
  const calendar = calendarOf(row);
  const lapsesAt = calendar && answerDue(now, date.data, visit.type, calendar);
  const act = { userId: visit.holder, id: visit.id, version, now, linkOf: visit.linkOf };
  const moved = await moveAppointment(db, act, date.data, { post, lapsesAt });
  if (!moved.done && moved.visit?.date !== date.data) throw moveError(moved, version);
};

const cancel = async ({ incoming, visit, now }: Opened, version: number, form: URLSearchParams) => {
  const { db, post } = contextOf(incoming);
  const reason = (form.get('motivo') ?? '').replace(/\s+/g, ' ').trim().slice(0, TEXT.reason) || LINK_REASON;
  const act = { userId: visit.holder, id: visit.id, version, now, linkOf: visit.linkOf };
  const done = await cancelAppointment(db, act, reason, post);
  if (!done.done && done.visit?.status !== 'cancelled')
    throw ownerActError(done.visit, version, done.visit?.cancelHold ?? null);
};

const confirm = async ({ incoming, visit, way, now }: Opened, version: number) => {
  // Whoever reads an old hour does not promise to come at the new one.
  if (visit.version !== version && visit.assured === null) throw new AppError('visit_changed');
  const { db } = contextOf(incoming);
  const done = await assureVisit(db, { id: visit.id, way, now, where: heldBy(visit.holder) });
  if (!done) throw new AppError('visit_not_confirmed');
};

const ACTS: Readonly<Record<string, typeof move>> = { confirmar: confirm, mover: move, cancelar: cancel };

/** A press on that page; then the page as the visit stands, which a reload only reads. */
export const visitPress = async (incoming: Incoming, token: string): Promise<Response> => {
  const opened = await open(incoming, token);
  if (!opened) return over();
  const form = new URLSearchParams(await readBody(incoming.request));
  const name = form.get('acto') ?? '';
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  try {
    if (!act) throw new AppError('visit_changed');
    await act(opened, Number(form.get('version')), form);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const now = await open(incoming, token);
    return now ? show(now, error.message) : over();
  }
  return new Response(null, {
    status: 303,
    headers: { ...callHeaders, location: `${incoming.url.pathname}${name === 'mover' ? '?movida' : ''}` },
  });
};
