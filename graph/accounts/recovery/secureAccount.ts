import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { emailTokenInput } from '../../../rules/accounts/emailForms';
import { audit } from '../../audit/audit';
import type { Context } from '../../context';
import { transaction } from '../../database/transaction';
import { countAttempt } from '../../limits/attempts';
import { queueMail } from '../../mail/queueMail';
import type { SecureAccountPayload } from '../../resolverTypes.generated';
import { validate } from '../../schema/arguments';
import { isSameEmail, replaceEmail, stopEmailChange } from '../email/confirmations';
import { invalidToken } from '../linkToken';
import { revokeApiTokens } from '../revokeApiAccess';
import { endCodesWithoutFactor } from '../secondFactor/recoveryCodes';
import { endSessions } from '../signIn/endSessions';
import { User } from '../User';
import { findUndo, redeemUndo, type Undo } from './undos';

/**
 * Takes an account back from somebody else, with the link of a letter about a change of how its owner signs in: stops a pending
 * change of the email or restores the old email, takes away what was added, ends all sessions and the password, and mails the
 * owner a link to choose a new one. Errors: BAD_USER_INPUT, CONFLICT, RATE_LIMITED.
 */
export async function secureAccount(context: Context, given: string): Promise<SecureAccountPayload> {
  const { token } = await validate(emailTokenInput, { token: given });
  const attempt = await countAttempt(context, 'emailToken');
  const undo = await findUndo(context.db, token);
  if (!undo) throw invalidToken();
  const emailRestored = await transaction(context.db, async (trx) => {
    // Locks the ranch before the account, as deleteAccount does.
    const ranch = await trx('ranchers').where({ userId: undo.userId }).forUpdate().first('id');
    const user = await User.query(trx).findById(undo.userId).forUpdate();
    if (!user || !(await redeemUndo(trx, token, undo))) throw invalidToken();
    const isRestored = await restoreEmail(trx, context, user, undo);
    await takeAwayAdded(trx, { userId: user.id, rancherId: ranch?.id ?? null, since: undo.happenedAt });
    // Whoever it was may know the password.
    await User.query(trx).findById(user.id).patch({ passwordHash: null, mustChangePassword: false });
    await endSessions(trx, user.id);
    await audit(trx, context, { action: 'ACCOUNT_SECURED', to: { type: 'USER', id: user.id } });
    await queueMail(trx, { template: 'passwordReset', userId: user.id });
    return isRestored;
  });
  context.session.forget(undo.userId);
  await attempt.takeBack();
  return { emailRestored };
}

/** Returns whether the email had been changed. Errors: BAD_USER_INPUT if the old one was never confirmed, CONFLICT. */
async function restoreEmail(trx: Knex, context: Context, { id, email }: User, undo: Undo): Promise<boolean> {
  const isChanged = !isSameEmail(email, undo.email);
  if (isChanged && !undo.wasConfirmed) throw invalidToken();
  const to = { type: 'USER' as const, id };
  if (await stopEmailChange(trx, id)) await audit(trx, context, { action: 'EMAIL_CHANGE_CANCELED', to });
  if (!isChanged) return false;
  await replaceEmail(trx, id, undo.email);
  await audit(trx, context, { action: 'EMAIL_CHANGE_UNDONE', to });
  return true;
}

type Added = { userId: number; rancherId: number | null; since: Date };

/** Takes away each way in that was added since a moment, or in seven days. The account is locked. */
async function takeAwayAdded(trx: Knex, { userId, rancherId, since }: Added): Promise<void> {
  const added = (table: string, owner: object, time: string) =>
    trx(table)
      .where(owner)
      .where(time, '>=', trx.raw("least(?, now() - interval '7 days')", [since]));
  await added('passkeys', { userId }, 'createdAt').delete();
  await trx('passkeyChallenges').where({ userId }).delete();
  await added('authenticators', { userId }, 'confirmedAt').delete();
  await trx('authenticators').where({ userId, confirmedAt: null }).delete();
  await added('recoveryCodes', { userId }, 'createdAt').delete();
  await endCodesWithoutFactor(trx, userId);
  await revokeApiTokens(trx, added('apiTokens', { userId }, 'createdAt'));
  await added('webhooks', { userId }, 'urlSince').delete();
  await added('webhooks', { userId }, 'secretSince').delete();
  await added('adminInvitations', { invitedBy: userId }, 'invitedAt').delete();
  await added('helperInvitations', { rancherId }, 'invitedAt').delete();
  await added('ranchHelpers', { rancherId }, 'since').delete();
  await trx('users').where({ id: userId }).update({ calendarKey: randomUUID() });
}
