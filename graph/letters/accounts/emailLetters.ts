import type { Knex } from 'knex';
import { pathTo, site } from '../../../rules/site';
import { customerDate } from '../../../rules/time/dates';
import { BRAND } from '../../../rules/words/brand';
import { isSameEmail, issueChangeToken, issueConfirmation, readEmailChange } from '../../accounts/email/confirmations';
import { findByEmail } from '../../accounts/loadUser';
import { readUndo } from '../../accounts/recovery/undos';
import { User } from '../../accounts/User';
import { type Letter, unconfirmed } from '../../mail/Letter';
import { undoPath, WHAT_UNDOING_DOES } from './alertLetters';

type About = { userId: number };
type AboutUndo = About & { undoId: number };

const ONCE = 'The link works once, for 7 days.';

const confirmLink = (token: string) => ({
  label: 'Confirm this email',
  path: pathTo('confirmEmail', { token }),
});

/** Writes to the current email of an account. Undefined if the email has been confirmed. */
export async function emailConfirmation(db: Knex, { userId }: About): Promise<Letter | undefined> {
  const user = await User.query(db).findById(userId);
  if (!user || user.emailConfirmedAt) return undefined;
  return {
    to: unconfirmed(user.email),
    subject: `Confirm your email for ${BRAND}`,
    paragraphs: [
      `Someone, probably you, has a ${BRAND} account with this email.`,
      `Please confirm that it's yours, so that you hear about your orders and can always get back into your account. ${ONCE}`,
    ],
    link: confirmLink(await issueConfirmation(db, user)),
    closing: "If that wasn't you, you can ignore this email.",
  };
}

/** Writes to a requested new email. If another account has the email, only that account's owner learns about it. */
export async function newEmailConfirmation(db: Knex, { userId }: About): Promise<Letter | undefined> {
  // Renews the expiry even if the email is taken, since the person who requested the change can see the expiry.
  const issued = await issueChangeToken(db, userId);
  if (!issued) return undefined;
  if (await findByEmail(db, issued.email)) return emailIsTaken(issued.email);
  return {
    to: unconfirmed(issued.email),
    subject: `Confirm your new email for ${BRAND}`,
    paragraphs: [
      `Someone, probably you, wants to use this email for a ${BRAND} account. The account keeps its old email until you confirm this one.`,
      ONCE,
    ],
    link: confirmLink(issued.token),
    closing: "If that wasn't you, you can ignore this email. Nothing will change.",
  };
}

const emailIsTaken = (email: string): Letter => ({
  to: unconfirmed(email),
  subject: `You already have a ${BRAND} account with this email`,
  paragraphs: [
    'Someone, probably you, wanted to use this email for another account. An email can have only one, so nothing was changed.',
  ],
  link: { label: 'Sign in to your account', path: site.auth.path },
  closing: "If that wasn't you, you can ignore this email. Your account stays the same.",
});

/** Writes to the current email. Undefined if the change has been confirmed or canceled. */
export async function emailChangeRequested(db: Knex, { userId, undoId }: AboutUndo): Promise<Letter | undefined> {
  const [old, user, change] = await Promise.all([
    readUndo(db, undoId),
    User.query(db).findById(userId),
    readEmailChange(db, userId),
  ]);
  if (!old || !user || !change || !isSameEmail(user.email, old.email)) return undefined;
  return {
    to: unconfirmed(old.email),
    subject: `Your ${BRAND} email is about to change`,
    paragraphs: [
      `Someone, probably you or our team for you, asked to replace this email with another one on your ${BRAND} account. It changes ${change.takesEffectAt ? `on ${customerDate(change.takesEffectAt)}` : 'once the other one is confirmed'}.`,
      `If that wasn't you, stop the change within 7 days. ${WHAT_UNDOING_DOES}`,
    ],
    link: { label: 'Stop the change', path: await undoPath(db, 'undoEmailChange', undoId) },
    closing: "If that was you, there's nothing else to do here.",
  };
}

/** Writes to the previous email, with a link that undoes the change if that email had been confirmed. */
export async function emailChanged(db: Knex, { undoId }: AboutUndo): Promise<Letter | undefined> {
  const old = await readUndo(db, undoId);
  if (!old) return undefined;
  const letter = {
    to: unconfirmed(old.email),
    subject: `Your ${BRAND} email has changed`,
    paragraphs: [`Your ${BRAND} account has another email now. You can't sign in with this one anymore.`],
    closing: "If that was you, there's nothing else to do here.",
  };
  if (!old.wasConfirmed) return { ...letter, link: { label: `Open ${BRAND}`, path: '/' } };
  const warning = `If that wasn't you, undo the change within 7 days. ${WHAT_UNDOING_DOES}`;
  const link = { label: 'Undo the change', path: await undoPath(db, 'undoEmailChange', undoId) };
  return { ...letter, paragraphs: [...letter.paragraphs, warning], link };
}
