import * as z from 'zod';
import {
  addPasskeyInput,
  codesOutput,
  creationOptions,
  ownFactorsOutput,
  passkeyId,
  removeSecondStepInput,
  renamePasskeyInput,
  totpConfirmInput,
  totpStartOutput,
} from '../../../src/shared/schemas/factors.ts';
import { listFactors } from '../../auth/factors/list.ts';
import { renewCodes } from '../../auth/factors/own-codes.ts';
import { addPasskey, askNewPasskey, removePasskey, renamePasskey } from '../../auth/factors/own-passkeys.ts';
import { confirmTotp, removeTotp, startTotp } from '../../auth/factors/own-totp.ts';
import { removeSecondStepOf } from '../../auth/factors/remove-other.ts';
import { ownProcedure, router, shownAgain, steppedUp, toorProcedure } from '../../trpc.ts';
import { mayTouchToor } from '../authority/rules.ts';

/** Whoever has shown again who they are: a stolen session makes itself no key, however fresh its login is. */
const provenProcedure = ownProcedure.use(shownAgain);

/** One's own ways in beside the password: open to whoever is still to put one, too. */
export const factorsRouter = router({
  list: ownProcedure.output(ownFactorsOutput).query(({ ctx }) => listFactors(ctx, ctx.user.id)),

  /** What makes a passkey. A mutation: each answer serves once. */
  askPasskey: provenProcedure.output(creationOptions).mutation(({ ctx }) => askNewPasskey(ctx)),

  /** Finishes what `askPasskey` began in this session. */
  addPasskey: ownProcedure
    .input(addPasskeyInput)
    .output(codesOutput)
    .mutation(({ ctx, input }) => addPasskey(ctx, input)),

  renamePasskey: ownProcedure
    .input(renamePasskeyInput)
    .output(z.void())
    .mutation(({ ctx, input }) => renamePasskey(ctx, input)),

  removePasskey: provenProcedure
    .input(passkeyId)
    .output(z.void())
    .mutation(({ ctx, input }) => removePasskey(ctx, input.id)),

  /** A secret for an app of codes; stored when its first code is shown. */
  startTotp: provenProcedure.output(totpStartOutput).mutation(({ ctx }) => startTotp(ctx)),

  /** Finishes what `startTotp` began. */
  confirmTotp: ownProcedure
    .input(totpConfirmInput)
    .output(codesOutput)
    .mutation(({ ctx, input }) => confirmTotp(ctx, input)),

  removeTotp: provenProcedure.output(z.void()).mutation(({ ctx }) => removeTotp(ctx)),

  /** New recovery codes; the ones before serve no more. */
  renewCodes: provenProcedure.output(codesOutput).mutation(({ ctx }) => renewCodes(ctx)),

  /** Takes somebody's second step away, who lost it; told to them. */
  removeFor: toorProcedure
    .use(steppedUp)
    .input(removeSecondStepInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeSecondStepOf(ctx, input, mayTouchToor(ctx.user, ctx.clock()))),
});
