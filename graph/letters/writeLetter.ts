import type { Knex } from 'knex';
import { accountClosed, accountKept } from './accounts/closingLetters';
import {
  emailChanged,
  emailChangeRequested,
  emailConfirmation,
  newEmailConfirmation,
} from './accounts/emailLetters';
import { passwordReset } from '../accounts/newPassword/requestPasswordReset';
import { passwordGuessed } from '../accounts/passwordAttempts';
import { newDevice, passwordChanged } from './accounts/alertLetters';
import { secondFactorChanged } from '../accounts/secondFactor/recordFactorChange';
import { beefReady, harvestMoved, weightChanged } from './shares/animalNews';
import { depositAsked, depositReminder, depositsLapsed } from './shares/depositLetters';
import { livePurchaseAsked } from './shares/livePurchaseAsked';
import { shareBackInLine } from './shares/shareBackInLine';
import { shareOffBoard } from './shares/shareOffBoard';
import { shareOfferEnded, shareOffered } from './shares/shareOffers';
import { sharePlaced } from './shares/sharePlaced';
import { stillWanted } from './shares/stillWanted';
import { paymentRecorded } from './ranches/paymentRecorded';
import { unreadMessages } from './accounts/unreadMessages';
import { cutSheetAgreed, cutSheetChanged, standardCutSheetUsed } from './shares/decidedSheets';
import { cutSheetDue, cutSheetProposed } from './shares/openSheets';
import { helperInvitation } from './accounts/helperInvitation';
import { handoverDaySet, orderStatusChanged, reorderReminder } from './orders/familyLetters';
import { newOrder, orderConfirmation } from './orders/placedLetters';
import { rancherApproved, rancherRejected, rancherSuspended } from './ranches/approvalLetters';
import { reviewAnswered, reviewHidden, reviewInvitation, reviewWritten } from './orders/reviewLetters';
import { balanceReminder, orderPaymentRecorded, orderSettled } from './orders/settlementLetters';
import { adminInvitation } from './accounts/adminInvitation';
import { webhookDisabled } from '../webhooks/recordAttempt';
import type { Letter } from '../mail/Letter';
import { paymentRequested, rancherApplied } from './ranches/lettersToAdmins';
import type { Mail } from '../mail/queueMail';

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
