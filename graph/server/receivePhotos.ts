import type { Request, RequestHandler } from 'express';
import type { Knex } from 'knex';
import { type Context, type ContextOf, signedIn } from '../context';
import { badInput, conflict, forbidden, notFound, unauthenticated } from '../errors';
import { countAttempt } from '../limits/attempts';
import { findOrder } from '../orders/findOrder';
import type { PhotoOwner } from '../photos/PhotoUpload';
import { receiveUpload, type UploadTimes } from '../photos/receiveUpload';
import type { PhotoStore } from '../photos/store/PhotoStore';
import { knownRancher } from '../ranches/findRancher';
import { storePhoto } from '../ranches/photos/storePhoto';
import { mayEdit } from '../ranches/visibleRanchers';
import { requireDuty, requireFirstStep } from '../schema/access';
import { closedToTokens } from '../schema/scopes';

type Given = { db: Knex; store: PhotoStore; contextOf: ContextOf; times?: Partial<UploadTimes> };

/** POST /api/photos: the body is the photo. Admins name the ranch with `?rancherId=`, families the order with `?orderId=`. */
export function receivePhotos({ db, store, contextOf, times }: Given): RequestHandler {
  return async (req, res) => {
    // Check the permission before reading any of the photo.
    const context = await contextOf(req, res);
    const owner = await ownerOfUpload(context, req);
    await countAttempt(context, 'photo', `viewer ${signedIn(context).id}`);
    // If the sender disconnected, the body would never end.
    if (req.destroyed) return;
    const upload = { req, res, owner: nameOf(owner), address: context.address, times };
    const { url, width, height } = await receiveUpload(upload, (file) => storePhoto({ db, store, owner, file }));
    res.status(201).json({ url, width, height });
  };
}

const nameOf = ({ rancherId, userId }: PhotoOwner) => (userId === null ? `ranch ${rancherId}` : `person ${userId}`);

const named = ({ query }: Request, name: string) => (query[name] === undefined ? undefined : String(query[name]));

/** The future owner of the photo. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
async function ownerOfUpload(context: Context, req: Request): Promise<PhotoOwner> {
  if (!context.viewer) throw unauthenticated();
  if (context.token) throw closedToTokens();
  requireFirstStep(context.viewer);
  const orderId = named(req, 'orderId');
  if (orderId !== undefined) return familyOfUpload(context, orderId);
  return { rancherId: await ranchOfUpload(context, named(req, 'rancherId')), userId: null };
}

/** A family adds photos to the review of its order. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
async function familyOfUpload(context: Context, orderId: string): Promise<PhotoOwner> {
  const { id: userId } = signedIn(context);
  const order = await findOrder(context, orderId, ['customerId', 'rancherId', 'status']);
  if (order?.customerId !== userId) throw notFound('Order');
  if (order.status !== 'FULFILLED') throw conflict('You can add photos once the ranch has fulfilled the order.');
  return { rancherId: order.rancherId, userId };
}

/** The viewer's own ranch, or the one that an admin names. Errors: FORBIDDEN, BAD_USER_INPUT, NOT_FOUND. */
async function ranchOfUpload(context: Context, rancherId: string | undefined): Promise<number> {
  const viewer = signedIn(context);
  if (viewer.userType === 'CUSTOMER') throw forbidden();
  requireDuty(viewer, ['RANCH']);
  const wanted = rancherId ?? viewer.ranchId;
  if (wanted === null) throw badInput({ rancherId: 'Choose the ranch that the photo is for' });
  const ranch = await knownRancher(context, wanted, ['id', 'approval']);
  if (!mayEdit(ranch, viewer)) throw forbidden('You can only change your own ranch');
  return ranch.id;
}
