import { adminRancherInput } from '../../rules/adminRancherForm';
import { rancherProfileInput } from '../../rules/rancherProfileForm';
import { type Context, signedIn, type Viewer } from '../context';
import { transaction } from '../database/transaction';
import { forbidden, notFound } from '../errors';
import { syncProducts } from '../products/syncProducts';
import type { MutationUpdateRancherProfileArgs } from '../resolverTypes.generated';
import { validate } from '../validate';
import { changeRancher } from './changeRancher';
import { lockRancher } from './lockRancher';
import { profileColumns } from './profileColumns';
import type { Rancher } from './Rancher';
import { mayEdit, mayKnow } from './visibleRanchers';

/** Changes the profile of one's own ranch, or of any as an admin. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN. */
export async function updateRancherProfile(
  context: Context,
  { rancherId, input }: MutationUpdateRancherProfileArgs,
): Promise<Rancher> {
  const viewer = signedIn(context);
  const form = viewer.userType === 'ADMIN' ? adminRancherInput : rancherProfileInput;
  const profile = await validate(form, input);
  return transaction(context.db, async (trx) => {
    const ranch = editable(await lockRancher(trx, rancherId), viewer);
    if (profile.otherProductsList) await syncProducts(trx, ranch.id, profile.otherProductsList);
    const feedingMethod = profile.feedingMethod === undefined ? ranch.feedingMethod : profile.feedingMethod;
    return changeRancher(trx, ranch.id, await profileColumns(trx, profile, feedingMethod));
  });
}

function editable(ranch: Rancher, viewer: Viewer): Rancher {
  if (!mayKnow(ranch, viewer)) throw notFound('Rancher');
  if (!mayEdit(ranch, viewer)) throw forbidden('You may change your own ranch only');
  return ranch;
}
