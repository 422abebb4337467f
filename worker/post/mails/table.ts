import type { NoticeKind } from '../../../src/shared/notices.ts';
import type { Facts } from '../mail.ts';
import { accountErased, deactivated, feedMade, newDevice, requestAnswered, roleChanged, shareMade } from './account.ts';
import {
  careDue,
  clinicDigest,
  messageNew,
  requestNew,
  visitCancelled,
  visitConfirmed,
  visitMoved,
  visitRequested,
  visitSoon,
  visitTomorrow,
  visitWithdrawn,
} from './agenda.ts';
import type { Mail } from './compose.ts';
import {
  changeEmail,
  emailChanged,
  emailChangedByOther,
  linkIssued,
  passwordChanged,
  passwordSet,
  recovery,
  verifyEmail,
} from './credentials.ts';
import { entryAsked, entryRefused, entryShortened, memberLeft, memberRemoved, memberRole } from './entries.ts';
import {
  passkeyAdded,
  passkeyRemoved,
  recoveryCodesMade,
  recoveryCodeUsed,
  secondStepRemoved,
  totpAdded,
  totpRemoved,
} from './second-step.ts';
import { visitLapsed, visitsDeclined } from './visits.ts';

/** The text of each kind. `unsubscribe`: the address that switches a kind off, for mails that may be. */
export const MAILS: Record<NoticeKind, (facts: Facts) => Mail & { unsubscribe?: string }> = {
  recovery,
  verify_email: verifyEmail,
  change_email: changeEmail,
  email_changed: emailChanged,
  email_changed_by_other: emailChangedByOther,
  new_device: newDevice,
  password_changed: passwordChanged,
  password_set: passwordSet,
  link_issued: linkIssued,
  passkey_added: passkeyAdded,
  passkey_removed: passkeyRemoved,
  totp_added: totpAdded,
  totp_removed: totpRemoved,
  recovery_codes_made: recoveryCodesMade,
  recovery_code_used: recoveryCodeUsed,
  second_step_removed: secondStepRemoved,
  entry_asked: entryAsked,
  entry_refused: entryRefused,
  entry_shortened: entryShortened,
  member_removed: memberRemoved,
  member_left: memberLeft,
  member_role: memberRole,
  role_changed: roleChanged,
  deactivated,
  account_erased: accountErased,
  feed_made: feedMade,
  share_made: shareMade,
  request_answered: requestAnswered,
  visit_lapsed: visitLapsed,
  visits_declined: visitsDeclined,
  visit_requested: visitRequested,
  visit_confirmed: visitConfirmed,
  visit_moved: visitMoved,
  visit_cancelled: visitCancelled,
  visit_tomorrow: visitTomorrow,
  visit_soon: visitSoon,
  message_new: messageNew,
  request_new: requestNew,
  visit_withdrawn: visitWithdrawn,
  clinic_digest: clinicDigest,
  care_due: careDue,
};
