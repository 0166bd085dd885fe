import { type Context, ownRanch, signedIn } from '../context';
import { forbidden } from '../errors';
import { Rancher } from '../ranches/Rancher';

/** Allows a feature, such as API tokens, only to admins and people of an approved ranch. Errors: FORBIDDEN. */
export async function requireApprovedRanch(context: Context, feature: string): Promise<void> {
  if (signedIn(context).userType === 'ADMIN') return;
  const ranch = await Rancher.query(context.db).findById(ownRanch(context)).select('approval');
  if (ranch?.approval !== 'APPROVED') {
    throw forbidden(`${feature} are for approved ranches, and yours isn't approved right now`);
  }
}
