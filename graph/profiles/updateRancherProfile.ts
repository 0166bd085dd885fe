import type { Knex } from 'knex';
import { pricingRefusal } from '../../rules/herd/legalPath';
import { adminRancherInput } from '../../rules/ranches/adminRancherForm';
import { type RancherProfileInputValues, rancherProfileInput } from '../../rules/ranches/rancherProfileForm';
import { Animal } from '../animals/Animal';
import { Claim, IS_WAITING } from '../claims/Claim';
import { herdRefusal } from '../claims/sharePath';
import { type Context, signedIn, type Viewer } from '../context';
import { transaction } from '../database/transaction';
import { badInput } from '../errors';
import { checkProfilePhotos } from '../photos/checkPhotos';
import { syncProducts } from '../products/syncProducts';
import { auditedEdit } from '../ranches/auditedEdit';
import { changeRancher, lockEditableRancher } from '../ranches/lockRancher';
import { profileColumns } from '../ranches/profileColumns';
import type { Rancher } from '../ranches/Rancher';
import type { MutationUpdateRancherProfileArgs } from '../resolverTypes.generated';
import { requireDuty } from '../schema/access';
import { validate } from '../schema/arguments';

/** Changes the profile of the viewer's ranch, or of any ranch as an admin. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN. */
export async function updateRancherProfile(
  context: Context,
  { rancherId, input }: MutationUpdateRancherProfileArgs,
): Promise<Rancher> {
  const viewer = signedIn(context);
  const form = viewer.userType === 'ADMIN' ? adminRancherInput : rancherProfileInput;
  const profile = await validate(form, input);
  return transaction(context.db, async (trx) => {
    const ranch = await lockEditableRancher(trx, rancherId, viewer);
    refuseMoney(viewer, ranch, profile);
    await checkProfilePhotos(trx, ranch, profile);
    const held = viewer.userType === 'ADMIN' ? {} : heldName(ranch, profile);
    return auditedEdit(trx, context, { before: ranch, edit: () => writeProfile(trx, ranch, { ...profile, ...held }) });
  });
}

/** A new name of a ranch that families know waits for an admin, who approved the old one. */
function heldName({ approval, ranchName }: Rancher, { ranchName: wanted }: RancherProfileInputValues) {
  const isKnown = approval === 'APPROVED' || approval === 'SUSPENDED';
  return isKnown && wanted !== undefined && wanted !== ranchName ? { ranchName, pendingName: wanted } : {};
}

/** Refuses changed payment instructions without the money duty. Anyone may send them unchanged. Errors: FORBIDDEN. */
function refuseMoney(viewer: Viewer, ranch: Rancher, profile: RancherProfileInputValues): void {
  const isChanged = (['paymentInstructions', 'paymentLink'] as const).some(
    (field) => profile[field] !== undefined && (profile[field] ?? null) !== ranch[field],
  );
  if (isChanged) requireDuty(viewer, ['MONEY']);
}

async function writeProfile(
  trx: Knex.Transaction,
  ranch: Rancher,
  profile: RancherProfileInputValues & { pendingName?: string },
): Promise<Rancher> {
  if (ranch.sellsByAnimal && profile.sellsByAnimal === false) await refuseWhileSelling(trx, ranch);
  if (profile.otherProductsList) await syncProducts(trx, ranch.id, profile.otherProductsList);
  const feedingMethod = profile.feedingMethod === undefined ? ranch.feedingMethod : profile.feedingMethod;
  const changed = await changeRancher(trx, ranch.id, await profileColumns(trx, profile, feedingMethod));
  if (changed.state !== ranch.state || changed.pricingModel !== ranch.pricingModel)
    await refuseUnlawful(trx, changed, ranch);
  return changed;
}

/** Refuses to go back to list prices while families can get or wait for a share of an animal. Errors: BAD_USER_INPUT. */
async function refuseWhileSelling(trx: Knex.Transaction, { id: rancherId }: Rancher): Promise<void> {
  const open = await Animal.query(trx).findOne({ rancherId, stage: 'OPEN' });
  if (open) throw badInput({ sellsByAnimal: `Animal ${open.tag} is open. Harvest or withdraw it first.` });
  const waiting = await Claim.query(trx)
    .where({ rancherId })
    .whereRaw(IS_WAITING)
    .whereExists(trx('orders').whereRaw("orders.id = claims.order_id and status <> 'FULFILLED'"))
    .first();
  if (waiting)
    throw badInput({ sellsByAnimal: 'Families are waiting for your next animal, so you still sell by the animal.' });
}

/** Refuses a state whose law forbids how the ranch sells, or a price that its state forbids. Errors: BAD_USER_INPUT. */
async function refuseUnlawful(trx: Knex.Transaction, ranch: Rancher, before: Rancher): Promise<void> {
  const pricing = pricingRefusal(ranch.pricingModel, ranch.state);
  if (pricing) throw badInput({ [ranch.pricingModel === before.pricingModel ? 'state' : 'pricingModel']: pricing });
  if (ranch.state === before.state) return;
  const animals = await Animal.query(trx).where({ rancherId: ranch.id }).whereIn('stage', ['PLANNED', 'OPEN']);
  const refusal = await herdRefusal(trx, animals, ranch);
  if (refusal) throw badInput({ state: refusal });
}
