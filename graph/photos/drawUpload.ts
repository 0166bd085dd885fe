import type { Request, Response } from 'express';
import { type DrawnPhoto, drawPhoto } from './drawing/drawPhoto';
import { inTurn } from './drawing/inTurn';
import { readPhoto } from './receivePhotos';
import { inSlot } from './store/inSlot';

export type { PhotoStore } from './store/PhotoStore';

/** `bodyTime` is in milliseconds. */
type Upload = { req: Request; res: Response; senderId: number; bodyTime?: number };

/**
 * Reads a photo that belongs to a person and not to a ranch, draws it anew and has it kept, all in one of the slots of this server.
 * Errors: 400, 408, 413, 415 and 503.
 */
export function drawUpload<T>(
  { req, res, senderId, bodyTime = 60_000 }: Upload,
  keep: (photo: DrawnPhoto) => Promise<T>,
): Promise<T> {
  return inSlot(`person ${senderId}`, async () => {
    const file = await readPhoto(req, res, bodyTime);
    return keep(await inTurn(() => drawPhoto(file)));
  });
}
