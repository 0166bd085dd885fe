import { type Context, ownRanch, signedIn } from '../context';
import { forbidden } from '../errors';
import { Rancher } from '../ranchers/Rancher';

/** What programs are let in for is for approved ranches, and for admins. Errors: FORBIDDEN. */
export async function requireApprovedRanch(context: Context, what: string): Promise<void> {
  if (signedIn(context).userType === 'ADMIN') return;
  const ranch = await Rancher.query(context.db).findById(ownRanch(context)).select('approval');
  if (ranch?.approval !== 'APPROVED') {
    throw forbidden(`${what} are for approved ranches, and yours is not approved at the moment`);
  }
}
