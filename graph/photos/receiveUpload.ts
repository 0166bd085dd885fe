import express, { type Request, type Response } from 'express';
import { PHOTO_LIMITS, PHOTO_TOO_LARGE } from '../../rules/ranches/photoFile';
import { HttpRefusal } from '../http/HttpRefusal';
import { inTurn } from '../limits/inTurn';
import { networkOf } from '../limits/limiterOf';
import { type DrawnPhoto, drawPhoto } from './drawing/drawPhoto';
import { enterUploadRoom, type Sender } from './store/uploadRoom';

/** In milliseconds. */
export type UploadTimes = {
  body: number;
  /** After how long the pace of a body is known. */
  begin: number;
  /** How often the pace is checked. */
  check: number;
};

const TIMES: UploadTimes = { body: 60_000, begin: 1_000, check: 5_000 };

/** The bytes per second under which a body ends. */
const MIN_PACE = 4_000;

type Upload = Sender & { req: Request; res: Response; times?: Partial<UploadTimes> | undefined };

/** Receives the body of a request and passes it on, all in one of this server's places. Errors: 400, 408, 413, 415 and 503. */
export async function receiveUpload<T>(upload: Upload, use: (file: Buffer) => Promise<T>): Promise<T> {
  const times = { ...TIMES, ...upload.times };
  const body = arrivingBody(upload, times.begin);
  const leave = enterUploadRoom({ ...body, owner: upload.owner, address: networkOf(upload.address) });
  const late = setTimeout(body.end, times.body);
  const check = setInterval(() => (body.pace() ?? MIN_PACE) < MIN_PACE && body.end(), times.check);
  try {
    return await use(await body.read());
  } finally {
    clearTimeout(late);
    clearInterval(check);
    leave();
  }
}

/** Does the same with the drawn photo, for photos that aren't stored in the ranches' way. Errors: those, and 415 for other files. */
export const drawUpload = <T>(upload: Upload, use: (photo: DrawnPhoto) => Promise<T>): Promise<T> =>
  receiveUpload(upload, async (file) => use(await inTurn('drawing', () => drawPhoto(file))));

const TOO_SLOW = 'The photo took too long to arrive. Please try again.';

const readBytes = express.raw({ type: () => true, limit: PHOTO_LIMITS.bytes, inflate: false });

function arrivingBody({ req, res }: Upload, begin: number) {
  const [since, before] = [performance.now(), req.socket.bytesRead];
  let isArriving = true;
  let refuse = (_refusal: HttpRefusal) => {};
  return {
    pace() {
      const seconds = (performance.now() - since) / 1_000;
      return isArriving && seconds * 1_000 >= begin ? (req.socket.bytesRead - before) / seconds : null;
    },
    end() {
      if (!isArriving) return;
      // Otherwise the server would wait for the rest to reuse the connection.
      res.set('Connection', 'close');
      refuse(new HttpRefusal(408, TOO_SLOW));
    },
    read() {
      const file = new Promise<Buffer>((resolve, reject) => {
        refuse = reject;
        readBytes(req, res, (error?: unknown) => {
          if (error) reject(isTooLarge(error) ? new HttpRefusal(413, PHOTO_TOO_LARGE) : error);
          else resolve(Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0));
        });
      });
      return file.finally(() => {
        isArriving = false;
      });
    },
  };
}

const isTooLarge = (error: unknown) => (error as { status?: number }).status === 413;
