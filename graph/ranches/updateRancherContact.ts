import type { Knex } from 'knex';
import { type RancherContactValues, rancherContactInput } from '../../rules/ranches/rancherContactForm';
import { isSameEmail } from '../accounts/email/confirmations';
import { requestEmailChange } from '../accounts/email/requestEmailChange';
import { findByEmail } from '../accounts/loadUser';
import { User } from '../accounts/User';
import { audit, type Change, changesOf } from '../audit/audit';
import { type Context, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { conflict, notFound } from '../errors';
import type { MutationUpdateRancherContactArgs } from '../resolverTypes.generated';
import { requireDuty } from '../schema/access';
import { validate } from '../schema/arguments';
import { lockRancher } from './lockRancher';
import type { Rancher } from './Rancher';

/** A new email is requested as the owner would: it has to be confirmed, and the current one can stop it. */
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
    await writeContact(trx, context, owner, contact);
    await audit(trx, context, { action: 'RANCH_EDITED', to: { type: 'RANCHER', id: ranch.id }, changes });
    return ranch;
  });
}

async function writeContact(
  trx: Knex,
  context: Context,
  owner: User,
  { email = owner.email, ...others }: Partial<RancherContactValues>,
): Promise<void> {
  const isNew = !isSameEmail(email, owner.email);
  if (isNew) await requestNewEmail(trx, context, owner, email);
  const patch = { ...others, email: isNew ? owner.email : email, updatedAt: trx.fn.now() };
  await User.query(trx).findById(owner.id).patch(patch);
}

/** Whoever has the email owns the account, and decides how families pay. Errors: FORBIDDEN, CONFLICT. */
async function requestNewEmail(trx: Knex, context: Context, owner: User, email: string): Promise<void> {
  requireDuty(signedIn(context), ['PEOPLE']);
  if (await findByEmail(trx, email)) throw conflict('An account with this email already exists');
  await requestEmailChange(trx, context, owner, email);
}

/** Returns the changes to log, without the old and the new email address. */
function contactChanges(owner: User, contact: Partial<RancherContactValues>): Change[] {
  const withoutAddress = (change: Change) =>
    change.field === 'email' ? { ...change, before: null, after: 'changed' } : change;
  return changesOf(owner, contact).map(withoutAddress);
}
