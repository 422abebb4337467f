import { sessionLivesSchema } from '../../../src/shared/schemas/session-lives.ts';
import {
  defaultClinicInput,
  registrationInput,
  serviceOutput,
  setBannerInput,
  settingsOutput,
  settingsWithClinics,
} from '../../../src/shared/schemas/settings.ts';
import { router, toorProcedure } from '../../trpc.ts';
import { readService, readSettings, updateBanner, updateDefaultClinic, updateRegistration } from './queries.ts';
import { assertChosen } from './rules.ts';
import { readLives, updateLives } from './session-lives.ts';

/** Choices of the deployment and its state: toor alone (product.md, Roles). */
export const settingsRouter = router({
  get: toorProcedure.output(settingsWithClinics).query(({ ctx }) => readSettings(ctx.db)),

  service: toorProcedure.output(serviceOutput).query(({ ctx }) => readService(ctx.db, ctx.clock())),

  setRegistration: toorProcedure
    .input(registrationInput)
    .output(settingsOutput)
    .mutation(({ ctx, input: { registration } }) =>
      updateRegistration(ctx.db, registration, { actorId: ctx.user.id, at: ctx.clock() }),
    ),

  setDefaultClinic: toorProcedure
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
    .input(setBannerInput)
    .output(settingsOutput)
    .mutation(({ ctx, input: { banner } }) =>
      updateBanner(ctx.db, banner, crypto.randomUUID(), { actorId: ctx.user.id, at: ctx.clock() }),
    ),

  sessionLives: toorProcedure.output(sessionLivesSchema).query(({ ctx }) => readLives(ctx.db)),

  /** Sessions that are open end no later than that. */
  setSessionLives: toorProcedure
    .input(sessionLivesSchema)
    .output(sessionLivesSchema)
    .mutation(({ ctx, input }) => updateLives(ctx.db, input, { actorId: ctx.user.id, at: ctx.clock() })),
});
