import { AppError } from '../../src/shared/errors.ts';
import { callHeaders } from '../../src/shared/headers.ts';
import { matchPage } from '../../src/shared/routes.ts';
import { today } from '../../src/shared/time.ts';
import { assertNotHeld } from '../auth/held.ts';
import { assertOwnPassword } from '../auth/temporary-password.ts';
import { type Answer, failure } from '../edge/answer.ts';
import { siteOrigin } from '../edge/origin.ts';
import { contextOf, type Incoming } from '../edge/request-context.ts';
import { readClinicFeed } from '../features/calendar/clinic-feeds.ts';
import { findCalendarVisit, readFeed } from '../features/calendar/queries.ts';
import { calendarText, clinicEntry, dueEntries, type Entry, visitEntry } from '../features/calendar/rules.ts';

const ENDING = '.ics';

export const calendarFile = (entries: readonly Entry[], origin: string, name: string): Response =>
  new Response(calendarText(entries, origin), {
    headers: {
      ...callHeaders,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'x-robots-tag': 'noindex',
    },
  });

/** One visit, for its owner's session. */
const visitFile = async (incoming: Incoming, id: string): Promise<Response> => {
  const { db, viewer } = contextOf(incoming);
  const person = await viewer();
  if (!person) throw new AppError('unauthorized');
  assertNotHeld(person, incoming.clock());
  assertOwnPassword(person, false);
  const found = person.user.role === 'user' ? await findCalendarVisit(db, person.user.id, id) : null;
  if (!found) throw new AppError('visit_not_found');
  return calendarFile([visitEntry(found)], siteOrigin(incoming), `cita-${found.startsAt.slice(0, 10)}${ENDING}`);
};

/**
 * Calendar files: `/citas/{id}.ics` with a bearer token, `/calendario/{token}.ics` for whoever holds the address. Null: another
 * path, or a feed that does not exist (the 404 page answers).
 */
export const answerCalendar = async (incoming: Incoming): Promise<Answer | null> => {
  const { request, url, clock, later, requestId } = incoming;
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const match = matchPage(url.pathname);
  const file = match?.params.file;
  if (!match || !file?.endsWith(ENDING)) return null;
  const name = file.slice(0, -ENDING.length);
  const route = match.page.pattern;
  if (match.page.screen === 'calendar-feed') {
    const now = clock();
    const { db } = contextOf(incoming);
    const feed = await readFeed(db, name, now, later);
    if (!feed) {
      const visits = /^[\w-]{43}$/.test(name) ? await readClinicFeed(db, name, now, later) : null;
      const file = visits && calendarFile(visits.map(clinicEntry), siteOrigin(incoming), `agenda${ENDING}`);
      return file && { response: file, route };
    }
    const entries = [...feed.visits.map(visitEntry), ...dueEntries(feed.due, feed.visits, today(now))];
    return { response: calendarFile(entries, siteOrigin(incoming), `mascotas${ENDING}`), route };
  }
  if (match.page.screen !== 'appointment-file') return null;
  try {
    return { response: await visitFile(incoming, name), route };
  } catch (error) {
    return { response: failure(error, requestId), route };
  }
};
