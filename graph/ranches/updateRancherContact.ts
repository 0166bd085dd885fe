import type { Knex } from 'knex';
import { type RancherContactValues, rancherContactInput } from '../../rules/ranches/rancherContactForm';
import { endEmailUndos, isSameEmail, replaceEmail } from '../accounts/replaceEmail';
import { User } from '../accounts/User';
import { audit } from '../audit/audit';
import { type Change, changesOf } from '../audit/changesOf';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { notFound } from '../errors';
import { queueMail } from '../mail/queueMail';
import type { MutationUpdateRancherContactArgs } from '../resolverTypes.generated';
import { validate } from '../schema/validate';
import { lockRancher } from './lockRancher';
import type { Rancher } from './Rancher';

/**
 * Changes the name, email and phone of a ranch's owner, who stays signed in, because the password doesn't change. Mails a
 * confirmation link to a new email.
 * Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT.
 */
export async function updateRancherContact(
  context: Context,
  { rancherId, input }: MutationUpdateRancherContactArgs,
): Promise<Rancher> {
  const contact = await validate(rancherContactInput, input);
  return transaction(context.db, async (trx) => {
    const ranch = await lockRancher(trx, rancherId);
    const owner = await User.query(trx).findById(ranch.userId).forUpdate();
    if (!owner) throw notFound('Rancher');
    const changes = contactChanges(owner, contact);
    if (changes.length === 0) return ranch;
    await writeContact(trx, owner, contact);
    await audit(trx, context, { action: 'RANCH_EDITED', to: { type: 'RANCHER', id: ranch.id }, changes });
    return ranch;
  });
}

async function writeContact(trx: Knex, owner: User, contact: Partial<RancherContactValues>): Promise<void> {
  const { email = owner.email } = contact;
  if (!isSameEmail(email, owner.email)) {
    await replaceEmail(trx, owner.id, email, false);
    await endEmailUndos(trx, owner.id);
    await queueMail(trx, { template: 'emailConfirmation', userId: owner.id });
  }
  await User.query(trx)
    .findById(owner.id)
    .patch({ ...contact, updatedAt: trx.fn.now() as never });
}

/** Returns the changes to log, without the old and the new email address. */
function contactChanges(owner: User, contact: Partial<RancherContactValues>): Change[] {
  const withoutAddress = (change: Change) =>
    change.field === 'email' ? { ...change, before: null, after: 'changed' } : change;
  return changesOf(owner, contact).map(withoutAddress);
}
