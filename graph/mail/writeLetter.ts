import type { Knex } from 'knex';
import { accountClosed, accountKept } from '../accounts/closing/letters';
import {
  emailChanged,
  emailChangeRequested,
  emailConfirmation,
  newEmailConfirmation,
} from '../accounts/email/emailLetters';
import { passwordReset } from '../accounts/newPassword/requestPasswordReset';
import { passwordGuessed } from '../accounts/passwordAttempts';
import { newDevice, passwordChanged } from '../accounts/recovery/alertLetters';
import { secondFactorChanged } from '../accounts/secondFactor/recordFactorChange';
import { beefReady, harvestMoved, weightChanged } from '../claims/letters/animalNews';
import { depositAsked, depositReminder, depositsLapsed } from '../claims/letters/depositLetters';
import { livePurchaseAsked } from '../claims/letters/livePurchaseAsked';
import { shareBackInLine } from '../claims/letters/shareBackInLine';
import { shareOffBoard } from '../claims/letters/shareOffBoard';
import { shareOfferEnded, shareOffered } from '../claims/letters/shareOffers';
import { sharePlaced } from '../claims/letters/sharePlaced';
import { stillWanted } from '../claims/letters/stillWanted';
import { paymentRecorded } from '../commissions/letters/paymentRecorded';
import { unreadMessages } from '../conversations/letters/unreadMessages';
import { cutSheetAgreed, cutSheetChanged, standardCutSheetUsed } from '../cutSheets/letters/decidedSheets';
import { cutSheetDue, cutSheetProposed } from '../cutSheets/letters/openSheets';
import { helperInvitation } from '../helpers/letters/helperInvitation';
import { handoverDaySet, orderStatusChanged, reorderReminder } from '../orders/letters/familyLetters';
import { newOrder, orderConfirmation } from '../orders/letters/placedLetters';
import { rancherApproved, rancherRejected, rancherSuspended } from '../ranches/letters/approvalLetters';
import { reviewAnswered, reviewHidden, reviewInvitation, reviewWritten } from '../reviews/letters/reviewLetters';
import { balanceReminder, orderPaymentRecorded, orderSettled } from '../settlements/letters/settlementLetters';
import { adminInvitation } from '../team/letters/adminInvitation';
import { webhookDisabled } from '../webhooks/recordAttempt';
import type { Letter } from './Letter';
import { paymentRequested, rancherApplied } from './lettersToAdmins';
import type { Mail } from './queueMail';

type Template<M> = (db: Knex, mail: M) => Promise<Letter | undefined>;

const templates: { [Name in Mail['template']]: Template<Extract<Mail, { template: Name }>> } = {
  newOrder,
  orderConfirmation,
  orderStatusChanged,
  handoverDaySet,
  sharePlaced,
  shareBackInLine,
  shareOffBoard,
  shareOffered,
  shareOfferEnded,
  stillWanted,
  livePurchaseAsked,
  depositAsked,
  depositReminder,
  depositsLapsed,
  harvestMoved,
  weightChanged,
  beefReady,
  cutSheetDue,
  cutSheetProposed,
  cutSheetAgreed,
  cutSheetChanged,
  standardCutSheetUsed,
  reviewInvitation,
  reviewWritten,
  reviewAnswered,
  reviewHidden,
  reorderReminder,
  orderSettled,
  orderPaymentRecorded,
  balanceReminder,
  rancherApproved,
  rancherSuspended,
  rancherRejected,
  paymentRecorded,
  unreadMessages,
  passwordReset,
  passwordGuessed,
  passwordChanged,
  newDevice,
  secondFactorChanged,
  emailConfirmation,
  newEmailConfirmation,
  emailChangeRequested,
  emailChanged,
  accountClosed,
  accountKept,
  helperInvitation,
  adminInvitation,
  webhookDisabled,
  paymentRequested,
  rancherApplied,
};

/** Writes the letter from the records as they are now. Undefined when there's nothing left to report. */
export async function writeLetter(db: Knex, mail: Mail): Promise<Letter | undefined> {
  const template = templates[mail.template] as Template<Mail> | undefined;
  if (!template) throw new Error(`There is no mail template ${mail.template}`);
  return template(db, mail);
}
