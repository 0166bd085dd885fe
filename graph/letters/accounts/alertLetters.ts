import type { Knex } from 'knex';
import { pathTo } from '../../../rules/site';
import { BRAND } from '../../../rules/words/brand';
import type { FactorChange } from '../../../rules/words/platformVocabulary';
import { issueUndoToken, readUndo } from '../../accounts/recovery/undos';
import { type Letter, unconfirmed } from '../../mail/Letter';

type About = { undoId: number };

/** What the link of such a letter does, in the letter's words. */
export const WHAT_UNDOING_DOES =
  'That also signs out every device, takes away what was added in the last 7 days (passkeys, authenticator app, recovery codes, API tokens, webhooks, helpers) and ends the password. You’ll get a link to choose a new one.';

/** Returns the path of a link that takes an account back, for a letter that is about to be sent. */
export const undoPath = async (db: Knex, page: 'secureAccount' | 'undoEmailChange', undoId: number): Promise<string> =>
  pathTo(page, { token: await issueUndoToken(db, undoId) });

/** Writes to the email of that time. Undefined after seven days, or if the change was taken back. */
async function securityAlert(
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

const FACTOR_CHANGES: Record<FactorChange, string> = {
  AUTHENTICATOR_ADDED: 'An authenticator app was set up.',
  AUTHENTICATOR_REMOVED: 'The authenticator app was turned off.',
  PASSKEY_ADDED: 'A passkey was added.',
  PASSKEY_REMOVED: 'A passkey was removed.',
  CODES_RENEWED: 'New recovery codes were made, so the old ones no longer work.',
};

export const secondFactorChanged = (
  db: Knex,
  { undoId, change }: About & { change: FactorChange },
): Promise<Letter | undefined> =>
  securityAlert(db, undoId, {
    subject: `How you sign in to ${BRAND} changed`,
    paragraphs: [FACTOR_CHANGES[change]],
  });
