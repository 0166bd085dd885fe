import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Knex } from 'knex';
import { PHOTO_LIMITS, PHOTO_TOO_LARGE } from '../../rules/ranches/photoFile';
import { type Context, signedIn } from '../context';
import { badInput, conflict, forbidden, notFound, unauthenticated } from '../errors';
import { HttpRefusal } from '../http/HttpRefusal';
import type { ContextOf } from '../http/session/requestContext';
import { countAttempt } from '../limits/attempts';
import { findOrder } from '../orders/findOrder';
import { knownRancher } from '../ranches/findRancher';
import { mayEdit } from '../ranches/visibleRanchers';
import { requireDuty, requireFirstStep } from '../schema/access';
import { closedToTokens } from '../schema/scopes';
import { type DrawnPhoto, drawPhoto } from './drawing/drawPhoto';
import { inTurn } from './drawing/inTurn';
import type { PhotoOwner } from './PhotoUpload';
import { inSlot } from './store/inSlot';
import type { PhotoStore } from './store/PhotoStore';
import { storePhoto } from './store/storePhoto';

export type { PhotoStore } from './store/PhotoStore';

/** `bodyTime` is in milliseconds. */
type Given = { db: Knex; store: PhotoStore; contextOf: ContextOf; bodyTime?: number };

/** POST /api/photos: the body is the photo. Admins name the ranch with `?rancherId=`, families the order with `?orderId=`. */
export function receivePhotos({ db, store, contextOf, bodyTime = 60_000 }: Given): RequestHandler {
  return async (req, res) => {
    // Check the permission before reading any of the photo.
    const context = await contextOf(req, res);
    const owner = await ownerOfUpload(context, req);
    await countAttempt(context, 'photo', `viewer ${signedIn(context).id}`);
    // If the sender disconnected, the body would never end.
    if (req.destroyed) return;
    const { url, width, height } = await inSlot(slotOf(owner), async () => {
      const file = await readPhoto(req, res, bodyTime);
      return storePhoto({ db, store, owner, file });
    });
    res.status(201).json({ url, width, height });
  };
}

const slotOf = ({ rancherId, userId }: PhotoOwner) => (userId === null ? `ranch ${rancherId}` : `person ${userId}`);

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

/**
 * The ranch that a photo is for: the viewer's own, or the one that an admin names.
 * Errors: FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.
 */
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

const TOO_SLOW = 'The photo took too long to arrive. Please try again.';

const readBytes = express.raw({ type: () => true, limit: PHOTO_LIMITS.bytes, inflate: false });

/** The body of a request, with a time limit in milliseconds. Errors: 400, 408, 413, 415. */
function readPhoto(req: Request, res: Response, time: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      // Otherwise the server would wait for the rest to reuse the connection.
      res.set('Connection', 'close');
      reject(new HttpRefusal(408, TOO_SLOW));
    }, time);
    readBytes(req, res, (error?: unknown) => {
      clearTimeout(late);
      if (error) reject(isTooLarge(error) ? new HttpRefusal(413, PHOTO_TOO_LARGE) : error);
      else resolve(Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0));
    });
  });
}

const isTooLarge = (error: unknown) => (error as { status?: number }).status === 413;

/** `bodyTime` is in milliseconds. */
type Upload = { req: Request; res: Response; senderId: number; bodyTime?: number };

/**
 * Reads a photo that belongs to a person and not to a ranch, redraws it and stores it, all in one of this server's slots.
 * Errors: 400, 408, 413, 415 and 503.
 */
export function drawUpload<T>(
  { req, res, senderId, bodyTime = 60_000 }: Upload,
  store: (photo: DrawnPhoto) => Promise<T>,
): Promise<T> {
  return inSlot(`person ${senderId}`, async () => {
    const file = await readPhoto(req, res, bodyTime);
    return store(await inTurn(() => drawPhoto(file)));
  });
}
