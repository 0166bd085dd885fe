import type { Knex } from 'knex';
import type { AuditAction, FactorChange } from '../../../rules/words/platformVocabulary';
import { audit } from '../../audit/audit';
import { type Context, signedIn } from '../../context';
import { queueMail } from '../../mail/queueMail';
import { keepUndo } from '../recovery/undos';
import { User } from '../User';

const ACTIONS: Record<FactorChange, AuditAction> = {
  AUTHENTICATOR_ADDED: 'SECOND_FACTOR_ADDED',
  AUTHENTICATOR_REMOVED: 'SECOND_FACTOR_REMOVED',
  PASSKEY_ADDED: 'SECOND_FACTOR_ADDED',
  PASSKEY_REMOVED: 'SECOND_FACTOR_REMOVED',
  CODES_RENEWED: 'RECOVERY_CODES_RENEWED',
};

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
    await audit(trx, context, { action: ACTIONS[change], to: { type: 'USER', id } });
    await queueMail(trx, { template: 'secondFactorChanged', userId: id, change, undoId: await keepUndo(trx, user) });
    await trx.raw("select pg_notify('sessions_ended', ?)", [String(id)]);
    context.session.forget(id);
  }
  return { user, recoveryCodes };
}
