import type { Knex } from 'knex';
import { type RegisterRancherValues, registerRancherInput } from '../../rules/rancherForm';
import { createUser } from '../accounts/createUser';
import type { User } from '../accounts/User';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { badInput } from '../errors';
import { countAttempt } from '../limits/attempts';
import { checkProfilePhotos } from '../photos/checkPhotos';
import { syncProducts } from '../products/syncProducts';
import type { RegisterRancherInput } from '../resolverTypes.generated';
import { validate } from '../validate';
import { profileColumns } from './profileColumns';
import { Rancher } from './Rancher';

/**
 * Makes a rancher's account and the ranch, which then awaits approval. That the broker agreement was accepted is
 * recorded; it takes effect at approval. Errors: BAD_USER_INPUT, CONFLICT, RATE_LIMITED.
 */
export async function registerRancher(context: Context, input: RegisterRancherInput): Promise<Rancher> {
  await countAttempt(context, 'register');
  const values = await validate(registerRancherInput, input);
  const { hasBrokerAgreement, agreementVersion } = values.rancher;
  if (hasBrokerAgreement && !agreementVersion) {
    throw badInput({ 'rancher.agreementVersion': 'The version of the accepted agreement is required' });
  }
  return transaction(context.db, async (trx) => writeRanch(trx, await writeOwner(trx, values), values.rancher));
}

/** A rancher lives where the ranch lies, unless they say otherwise. */
function writeOwner(trx: Knex.Transaction, { user, rancher }: RegisterRancherValues): Promise<User> {
  return createUser(trx, {
    ...user,
    city: user.city || rancher.city,
    state: user.state || rancher.state,
    zipCode: user.zipCode || rancher.zipCode,
    userType: 'RANCHER',
  });
}

async function writeRanch(
  trx: Knex.Transaction,
  owner: User,
  values: RegisterRancherValues['rancher'],
): Promise<Rancher> {
  const { hasBrokerAgreement, agreementVersion, ...profile } = values;
  await checkProfilePhotos(trx, { imageUrl: null, galleryImages: [] }, profile, 'rancher.');
  const accepted = hasBrokerAgreement && { agreementVersion, agreementAcceptedAt: trx.fn.now() as never };
  const columns = { ...(await profileColumns(trx, profile)), ...accepted, userId: owner.id };
  const ranch = await Rancher.query(trx).insertAndFetch(columns);
  await syncProducts(trx, ranch.id, profile.otherProductsList ?? [], 'rancher.otherProductsList');
  return ranch;
}
