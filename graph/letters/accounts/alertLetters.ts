import type { Knex } from 'knex';
import { pathTo } from '../../../rules/site';
import { BRAND } from '../../../rules/words/brand';
import { type Letter, unconfirmed } from '../../mail/Letter';
import { queueMail } from '../../mail/queueMail';
import { User } from '../../accounts/User';
import { issueUndoToken, keepUndo, readUndo } from '../../accounts/recovery/undos';

type About = { undoId: number };

/** What the link of such a letter does, in the letter's words. */
export const WHAT_UNDOING_DOES =
  'That also signs out every device, takes away what was added in the last 7 days (passkeys, authenticator app, recovery codes, API tokens, webhooks, helpers) and ends the password. You’ll get a link to choose a new one.';

/** Returns the path of a link that takes an account back, for a letter that is about to be sent. */
export const undoPath = async (db: Knex, page: 'secureAccount' | 'undoEmailChange', undoId: number): Promise<string> =>
  pathTo(page, { token: await issueUndoToken(db, undoId) });

/**
 * Writes about a change of how a person signs in, to the email that the account had then. Undefined after seven days, or if the
 * change was taken back.
 */
export async function securityAlert(
  db: Knex,
  undoId: number,
  text: Pick<Letter, 'subject' | 'paragraphs'>,
): Promise<Letter | undefined> {
  const undo = await readUndo(db, undoId);
  if (!undo) return undefined;
  return {
    ...text,
    to: unconfirmed(undo.email),
    paragraphs: [...text.paragraphs, `If that wasn't you, press the button within 7 days. ${WHAT_UNDOING_DOES}`],
    link: { label: "That wasn't me", path: await undoPath(db, 'secureAccount', undoId) },
    closing: "If that was you, there's nothing else to do here.",
  };
}

/** Queues a letter about a change, in its transaction. */
export async function alertOwner(trx: Knex, userId: number, template: 'passwordChanged' | 'newDevice'): Promise<void> {
  const user = await User.query(trx).findById(userId).throwIfNotFound();
  await queueMail(trx, { template, userId, undoId: await keepUndo(trx, user) });
}

export const passwordChanged = (db: Knex, { undoId }: About): Promise<Letter | undefined> =>
  securityAlert(db, undoId, {
    subject: `Your ${BRAND} password was changed`,
    paragraphs: [`Your ${BRAND} account has a new password, and its other devices were signed out.`],
  });

export const newDevice = (db: Knex, { undoId }: About): Promise<Letter | undefined> =>
  securityAlert(db, undoId, {
    subject: `New sign-in to your ${BRAND} account`,
    paragraphs: [
      `Someone, probably you, signed in to your ${BRAND} account on a device that hasn't been used for it before.`,
    ],
  });
