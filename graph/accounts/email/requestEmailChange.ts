import type { Knex } from 'knex';
import { audit } from '../../audit/audit';
import type { Context } from '../../context';
import { queueMail } from '../../mail/queueMail';
import { keepUndo } from '../recovery/undos';
import type { User } from '../User';
import { startEmailChange } from './confirmations';

/** Mails a confirmation link to the new email and a notice to the current one. The caller has locked the account. */
export async function requestEmailChange(trx: Knex, context: Context, user: User, email: string): Promise<void> {
  const { id } = user;
  await startEmailChange(trx, id, email);
  const undoId = await keepUndo(trx, user);
  await queueMail(trx, { template: 'newEmailConfirmation', userId: id });
  await queueMail(trx, { template: 'emailChangeRequested', userId: id, undoId });
  await audit(trx, context, { action: 'EMAIL_CHANGE_REQUESTED', to: { type: 'USER', id } });
}
