import { accessesRouter } from './features/accesses/router.ts';
import { accountsRouter } from './features/accounts/router.ts';
import { appointmentsRouter } from './features/appointments/router.ts';
import { authRouter } from './features/auth/router.ts';
import { blockedRouter } from './features/blocked/router.ts';
import { booksRouter } from './features/books/router.ts';
import { calendarRouter, clinicCalendarRouter } from './features/calendar/router.ts';
import { careRouter } from './features/care/router.ts';
import { claimsRouter, clientsRouter } from './features/clients/router.ts';
import { clinicRouter } from './features/clinic/router.ts';
import { clinicRequestsRouter } from './features/clinic-requests/router.ts';
import { clinicSettingsRouter } from './features/clinic-settings/router.ts';
import { clinicsRouter } from './features/clinics/router.ts';
import { consultRouter } from './features/consult/router.ts';
import { entriesRouter } from './features/entries/router.ts';
import { factorsRouter } from './features/factors/router.ts';
import { clinicFilesRouter, filesRouter } from './features/files/router.ts';
import { householdRouter } from './features/household/router.ts';
import { importsRouter } from './features/imports/router.ts';
import { medicinesRouter } from './features/medicines/router.ts';
import { clinicMessagesRouter, messagesRouter } from './features/messages/router.ts';
import { ownerRouter } from './features/owner/router.ts';
import { petsRouter } from './features/pets/router.ts';
import { postRouter } from './features/post/router.ts';
import { profileRouter } from './features/profile/router.ts';
import { clinicRecordsRouter, recordsRouter } from './features/records/router.ts';
import { remindersRouter } from './features/reminders/router.ts';
import { requestsRouter } from './features/requests/router.ts';
import { settingsRouter } from './features/settings/router.ts';
import { stockRouter } from './features/stock/router.ts';
import { visitsRouter } from './features/visits/router.ts';
import { waitsRouter } from './features/waits/router.ts';
import { createCallerFactory, router } from './trpc.ts';

export const appRouter = router({
  auth: authRouter,
  factors: factorsRouter,
  profile: profileRouter,
  owner: ownerRouter,
  consult: consultRouter,
  pets: petsRouter,
  household: householdRouter,
  appointments: appointmentsRouter,
  waits: waitsRouter,
  clinics: clinicsRouter,
  clinic: clinicRouter,
  entries: entriesRouter,
  messages: messagesRouter,
  clinicMessages: clinicMessagesRouter,
  records: recordsRouter,
  clinicRecords: clinicRecordsRouter,
  care: careRouter,
  medicines: medicinesRouter,
  stock: stockRouter,
  files: filesRouter,
  clinicFiles: clinicFilesRouter,
  visits: visitsRouter,
  books: booksRouter,
  clients: clientsRouter,
  claims: claimsRouter,
  imports: importsRouter,
  reminders: remindersRouter,
  clinicRequests: clinicRequestsRouter,
  clinicSettings: clinicSettingsRouter,
  blocked: blockedRouter,
  calendar: calendarRouter,
  clinicCalendar: clinicCalendarRouter,
  accounts: accountsRouter,
  accesses: accessesRouter,
  settings: settingsRouter,
  requests: requestsRouter,
  post: postRouter,
});
export type AppRouter = typeof appRouter;

/** Calls procedures without HTTP: the REST paths use it. */
export const createCaller = createCallerFactory(appRouter);
