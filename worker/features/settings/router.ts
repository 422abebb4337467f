import { AppError, ISSUE } from '../../../src/shared/errors.ts';
import { sessionLivesSchema } from '../../../src/shared/schemas/session-lives.ts';
import {
  defaultClinicInput,
  registrationInput,
  secondStepDemandInput,
  serviceOutput,
  setBannerInput,
  settingsOutput,
  settingsWithClinics,
} from '../../../src/shared/schemas/settings.ts';
import { today } from '../../../src/shared/time.ts';
import { router, steppedUp, toorProcedure } from '../../trpc.ts';
import {
  readService,
  readSettings,
  updateBanner,
  updateDefaultClinic,
  updateRegistration,
  updateSecondStep,
} from './queries.ts';
import { assertChosen } from './rules.ts';
import { readLives, updateLives } from './session-lives.ts';

/** Choices of the deployment and its state: toor alone, who shows a credential to change one (product.md, Roles). */
export const settingsRouter = router({
  get: toorProcedure.output(settingsWithClinics).query(({ ctx }) => readSettings(ctx.db)),

  service: toorProcedure.output(serviceOutput).query(({ ctx }) => readService(ctx.db, ctx.clock())),

  setRegistration: toorProcedure
    .use(steppedUp)
    .input(registrationInput)
    .output(settingsOutput)
    .mutation(({ ctx, input: { registration } }) =>
      updateRegistration(ctx.db, registration, { actorId: ctx.user.id, at: ctx.clock() }),
    ),

  setDefaultClinic: toorProcedure
    .use(steppedUp)
    .input(defaultClinicInput)
    .output(settingsOutput)
    .mutation(async ({ ctx, input: { clinicId } }) => {
      const act = { actorId: ctx.user.id, at: ctx.clock() };
      const { settings, clinicExists } = await updateDefaultClinic(ctx.db, clinicId, act);
      assertChosen(clinicId, settings, clinicExists);
      return settings;
    }),

  /** The notice that all pages show once they are up; they read it at `/api/aviso`. */
  setBanner: toorProcedure
    .use(steppedUp)
    .input(setBannerInput)
    .output(settingsOutput)
    .mutation(({ ctx, input: { banner } }) =>
      updateBanner(ctx.db, banner, crypto.randomUUID(), { actorId: ctx.user.id, at: ctx.clock() }),
    ),

  /** Demands a second step of admin and toor, with seven days from that day on; null takes the demand back. */
  setSecondStep: toorProcedure
    .use(steppedUp)
    .input(secondStepDemandInput)
    .output(settingsOutput)
    .mutation(({ ctx, input: { from } }) => {
      const now = ctx.clock();
      if (from !== null && from < today(now))
        throw new AppError('invalid', { issues: [{ path: 'from', message: ISSUE.day_past }] });
      return updateSecondStep(ctx.db, from, { actorId: ctx.user.id, at: now });
    }),

  sessionLives: toorProcedure.output(sessionLivesSchema).query(({ ctx }) => readLives(ctx.db)),

  /** Sessions that are open end no later than that. */
  setSessionLives: toorProcedure
    .use(steppedUp)
    .input(sessionLivesSchema)
    .output(sessionLivesSchema)
    .mutation(({ ctx, input }) => updateLives(ctx.db, input, { actorId: ctx.user.id, at: ctx.clock() })),
});
