import type { Knex } from 'knex';
import type { Letter } from '../mail/Letter';
import type { Mail } from '../mail/queueMail';
import { newDevice, passwordChanged, secondFactorChanged } from './accounts/alertLetters';
import { accountClosed, accountKept } from './accounts/closingLetters';
import { emailChanged, emailChangeRequested, emailConfirmation, newEmailConfirmation } from './accounts/emailLetters';
import { adminInvitation, helperInvitation } from './accounts/invitationLetters';
import { passwordGuessed, passwordReset } from './accounts/passwordLetters';
import { unreadMessages } from './accounts/unreadMessages';
import { webhookDisabled } from './accounts/webhookDisabled';
import { complaintDue, complaintNews } from './orders/complaintLetters';
import { handoverDaySet, orderStatusChanged, reorderReminder } from './orders/familyLetters';
import { newOrder, orderCanceledByFamily, orderConfirmation } from './orders/placedLetters';
import { reviewAnswered, reviewHidden, reviewInvitation, reviewWritten } from './orders/reviewLetters';
import { balanceReminder, orderPaymentRecorded, orderSettled } from './orders/settlementLetters';
import { rancherApproved, rancherRejected, rancherSuspended } from './ranches/approvalLetters';
import { complaintForTeam, paymentRequested, rancherApplied } from './ranches/lettersToAdmins';
import { paymentRecorded } from './ranches/paymentRecorded';
import { processorDoor, weightsProposed } from './ranches/processorDoor';
import { plantClosed, plantLink, slotOffered, slotsClosed, slotsComing } from './ranches/slotLetters';
import { beefReady, harvestMoved, weightChanged } from './shares/animalNews';
import { cutSheetAgreed, cutSheetChanged, standardCutSheetUsed } from './shares/decidedSheets';
import { depositAsked, depositReminder, depositsLapsed } from './shares/depositLetters';
import { livePurchaseAsked } from './shares/livePurchaseAsked';
import { cutSheetDue, cutSheetProposed } from './shares/openSheets';
import { recall } from './shares/recall';
import { shareBackInLine } from './shares/shareBackInLine';
import { shareOffBoard } from './shares/shareOffBoard';
import { shareOfferEnded, shareOffered } from './shares/shareOffers';
import { sharePlaced } from './shares/sharePlaced';
import { stillWanted } from './shares/stillWanted';

type Template<M> = (db: Knex, mail: M) => Promise<Letter | undefined>;

const templates: { [Name in Mail['template']]: Template<Extract<Mail, { template: Name }>> } = {
  newOrder,
  orderConfirmation,
  orderCanceledByFamily,
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
  complaintNews,
  complaintDue,
  recall,
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
  processorDoor,
  plantLink,
  slotOffered,
  slotsComing,
  slotsClosed,
  plantClosed,
  weightsProposed,
  webhookDisabled,
  paymentRequested,
  rancherApplied,
  complaintForTeam,
};

/** Writes the letter from the records as they are now. Undefined when there's nothing left to report. */
export async function writeLetter(db: Knex, mail: Mail): Promise<Letter | undefined> {
  const template = templates[mail.template] as Template<Mail> | undefined;
  if (!template) throw new Error(`There is no mail template ${mail.template}`);
  return template(db, mail);
}
