import type { Knex } from 'knex';
import { BRAND } from '../../../rules/words/brand';
import type { AuditAction, FactorChange } from '../../../rules/words/platformVocabulary';
import { audit } from '../../audit/audit';
import { type Context, signedIn } from '../../context';
import type { Letter } from '../../mail/Letter';
import { queueMail } from '../../mail/queueMail';
import { securityAlert } from '../../letters/accounts/alertLetters';
import { keepUndo } from '../recovery/undos';
import { User } from '../User';

/** The audit action and the letter's text of each change. */
const CHANGES = {
  AUTHENTICATOR_ADDED: { action: 'SECOND_FACTOR_ADDED', text: 'An authenticator app was set up.' },
  AUTHENTICATOR_REMOVED: { action: 'SECOND_FACTOR_REMOVED', text: 'The authenticator app was turned off.' },
  PASSKEY_ADDED: { action: 'SECOND_FACTOR_ADDED', text: 'A passkey was added.' },
  PASSKEY_REMOVED: { action: 'SECOND_FACTOR_REMOVED', text: 'A passkey was removed.' },
  CODES_RENEWED: {
    action: 'RECOVERY_CODES_RENEWED',
    text: 'New recovery codes were made, so the old ones no longer work.',
  },
} as const satisfies Record<FactorChange, { action: AuditAction; text: string }>;

export type Changed = { user: User; recoveryCodes: string[] };

type Given = { change: FactorChange | null; recoveryCodes?: string[] };

/** Logs a change, mails the owner, and makes all servers reload the person. Does none of these if `change` is null. */
export async function recordFactorChange(
  trx: Knex,
  context: Context,
  { change, recoveryCodes = [] }: Given,
): Promise<Changed> {
  const { id } = signedIn(context);
  const user = await User.query(trx).findById(id).throwIfNotFound();
  if (change) {
    await audit(trx, context, { action: CHANGES[change].action, to: { type: 'USER', id } });
    await queueMail(trx, { template: 'secondFactorChanged', userId: id, change, undoId: await keepUndo(trx, user) });
    await trx.raw("select pg_notify('sessions_ended', ?)", [String(id)]);
    context.session.forget(id);
  }
  return { user, recoveryCodes };
}

type About = { undoId: number; change: FactorChange };

export const secondFactorChanged = (db: Knex, { undoId, change }: About): Promise<Letter | undefined> =>
  securityAlert(db, undoId, {
    subject: `How you sign in to ${BRAND} changed`,
    paragraphs: [CHANGES[change].text],
  });
