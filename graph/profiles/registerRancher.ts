import type { Knex } from 'knex';
import { pricingRefusal } from '../../rules/herd/legalPath';
import { type RegisterRancherValues, registerRancherInput } from '../../rules/ranches/rancherForm';
import { acceptedTerms } from '../accounts/acceptTerms';
import { createUser } from '../accounts/createUser';
import { hashPassword } from '../accounts/passwords/passwords';
import { refuseWeakPassword } from '../accounts/passwords/weakPassword';
import type { User } from '../accounts/User';
import { audit } from '../audit/audit';
import type { Context } from '../context';
import { badInput } from '../errors';
import { countAttempt } from '../limits/attempts';
import { queueMailToAdmins } from '../mail/queueMail';
import { checkProfilePhotos } from '../photos/checkPhotos';
import { syncProducts } from '../products/syncProducts';
import { profileColumns } from '../ranches/profileColumns';
import { Rancher } from '../ranches/Rancher';
import type { MutationRegisterRancherArgs } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { makeOnce, secretText } from '../schema/makeOnce';

/** Creates an account and a ranch that needs approval, from which on an accepted agreement has effect. */
export async function registerRancher(
  context: Context,
  { input, idempotencyKey }: MutationRegisterRancherArgs,
): Promise<Rancher> {
  await countAttempt(context, 'register');
  const values = await validate(registerRancherInput, input);
  const { hasBrokerAgreement, agreementVersion } = values.rancher;
  if (hasBrokerAgreement && !agreementVersion) {
    throw badInput({ 'rancher.agreementVersion': 'The version of the accepted agreement is required' });
  }
  const { pricingModel, state } = values.rancher;
  const pricing = pricingModel && pricingRefusal(pricingModel, state);
  if (pricing) throw badInput({ 'rancher.pricingModel': pricing });
  const { email, password } = values.user;
  await refuseWeakPassword(password, { email, ranchName: values.rancher.ranchName }, 'user.password');
  const passwordHash = await hashPassword(password);
  const user = { ...input.user, password: secretText(context, password) };
  const find = async (db: Knex, [id]: number[]) => Rancher.query(db).findById(Number(id));
  return makeOnce(context, { idempotencyKey, change: { registerRancher: { ...input, user } }, find }, async (trx) => {
    const owner = await writeOwner(trx, values, passwordHash);
    const ranch = await writeRanch(trx, owner, values.rancher);
    await queueMailToAdmins(trx, { template: 'rancherApplied', rancherId: ranch.id });
    const by = { ...context, viewer: owner };
    await audit(trx, by, { action: 'REGISTERED', to: { type: 'USER', id: owner.id } });
    await audit(trx, by, { action: 'RANCH_REGISTERED', to: { type: 'RANCHER', id: ranch.id } });
    return ranch;
  });
}

/** Uses the ranch's address for the account, unless the rancher gives another one. */
function writeOwner(trx: Knex, { user, rancher }: RegisterRancherValues, passwordHash: string): Promise<User> {
  const { password: _typed, ...person } = user;
  return createUser(trx, {
    ...person,
    ...acceptedTerms(),
    passwordHash,
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
  const accepted = hasBrokerAgreement && { agreementVersion, agreementAcceptedAt: trx.fn.now() };
  const columns = { ...(await profileColumns(trx, profile)), ...accepted, userId: owner.id };
  const ranch = await Rancher.query(trx).insert(columns).returning('*');
  await syncProducts(trx, ranch.id, profile.otherProductsList ?? [], 'rancher.otherProductsList');
  return ranch;
}
