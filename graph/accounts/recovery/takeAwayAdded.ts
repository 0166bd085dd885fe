import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { revokeApiTokens } from '../revokeApiAccess';
import { endCodesWithoutFactor } from '../secondFactor/recoveryCodes';

type Added = { userId: number; rancherId: number | null; since: Date };

/**
 * Takes away each way into an account that was added since a moment, or in the last seven days: passkeys, the authenticator app,
 * recovery codes, API tokens, webhooks, helpers and invitations. The calendar gets another URL, since the old one may have been
 * read. The caller has locked the account.
 */
export async function takeAwayAdded(trx: Knex, { userId, rancherId, since }: Added): Promise<void> {
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
