import { type Context, signedIn } from '../context';
import { badInput, forbidden, unauthenticated } from '../errors';
import { knownRancher } from '../ranchers/findRancher';
import { mayEdit } from '../ranchers/visibleRanchers';
import { closedToTokens } from '../scopes';

/**
 * The ranch that a photo is uploaded for: one's own, or the one that an admin names.
 * Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.
 */
export async function ranchOfUpload(context: Context, rancherId: string | undefined): Promise<number> {
  if (!context.viewer) throw unauthenticated();
  if (context.token) throw closedToTokens();
  const { userType, ranchId, mustChangePassword } = signedIn(context);
  if (userType === 'CUSTOMER') throw forbidden();
  if (mustChangePassword) throw forbidden('Please change your temporary password first');
  const wanted = rancherId ?? ranchId;
  if (wanted === null) throw badInput({ rancherId: 'Say which ranch the photo is of' });
  const ranch = await knownRancher(context, wanted, ['id', 'approval']);
  if (!mayEdit(ranch, context.viewer)) throw forbidden('You may change your own ranch only');
  return ranch.id;
}
