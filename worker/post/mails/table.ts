import type { NoticeKind } from '../../../src/shared/notices.ts';
import type { Facts } from '../mail.ts';
import { deactivated, feedMade, newDevice, requestAnswered, roleChanged, shareMade } from './account.ts';
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
  role_changed: roleChanged,
  deactivated,
  feed_made: feedMade,
  share_made: shareMade,
  request_answered: requestAnswered,
};
