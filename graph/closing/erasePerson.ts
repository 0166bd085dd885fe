import type { Knex } from 'knex';
import type { UserType } from '../../rules/words/vocabulary';
import type { User } from '../accounts/User';
import { deletedAddress } from './deletedAddress';

export const DELETED: Record<UserType, string> = {
  CUSTOMER: 'Deleted customer',
  RANCHER: 'Deleted rancher',
  ADMIN: 'Deleted admin',
};

/** Tables whose rows belong to one person alone. */
const OWN_TABLES = [
  'apiTokens',
  'webhooks',
  'favorites',
  'feedback',
  'mailRefusals',
  'mails',
  'pushDevices',
  'passwordResets',
  'emailConfirmations',
  'accountUndos',
  'ranchHelpers',
  'passkeys',
  'passkeyChallenges',
  'authenticators',
  'recoveryCodes',
  'sentChanges',
];

/** Deletes the account, or blanks its row if remaining rows, such as orders or a ranch, refer to it. */
export async function erasePerson(trx: Knex, { id: userId, userType }: Pick<User, 'id' | 'userType'>): Promise<void> {
  for (const table of OWN_TABLES) await trx(table).where({ userId }).delete();
  await trx('adminInvitations').where({ invitedBy: userId }).delete();
  await trx('messageReports').where({ reporterId: userId }).update({ reporterId: null, reason: '' });
  await trx('reviewReports').where({ reporterId: userId }).update({ reason: '' });
  const nobody = {
    ...{ email: deletedAddress(), name: DELETED[userType], phone: '', zipCode: '', city: '', state: '' },
    ...{
      termsVersion: null,
      termsAcceptedAt: null,
      passwordHash: null,
      mustChangePassword: false,
      calendarKey: trx.raw('gen_random_uuid()'),
    },
    ...{ deletesAt: null, deletedAt: trx.fn.now(), updatedAt: trx.fn.now() },
  };
  await trx('users').where({ id: userId }).update(nobody);
  await trx.raw(`delete from users where id = :userId and not ${IS_REFERENCED}`, { userId });
}

/** SQL: whether remaining rows refer to the account. */
const IS_REFERENCED = `(
  exists (select from orders where customer_id = :userId)
  or exists (select from conversations where customer_id = :userId)
  or exists (select from reviews where author_id = :userId)
  or exists (select from review_reports where reporter_id = :userId)
  or exists (select from ranchers where user_id = :userId))`;
