import express, { type Request, type Response } from 'express';
import { PHOTO_LIMITS, PHOTO_TOO_LARGE } from '../../rules/photoFile';
import { HttpRefusal } from '../http/HttpRefusal';

const TOO_SLOW = 'The photo took too long to arrive. Please try again.';

const readBytes = express.raw({ type: () => true, limit: PHOTO_LIMITS.bytes, inflate: false });

/** The body of a request, which has so many milliseconds to arrive. Errors: 400, 408, 413, 415. */
export function readPhoto(req: Request, res: Response, time: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      // Otherwise the rest would be waited for to keep the connection.
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
