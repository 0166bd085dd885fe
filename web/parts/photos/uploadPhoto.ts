import { PHOTO_LIMITS, PHOTO_TOO_LARGE, UPLOADS } from '../../../rules/ranches/photoFile';
import { shrunkPhoto } from './shrunkPhoto';

/** Thrown if the server refuses the photo. The message gives the reason. */
export class UploadRefusal extends Error {}

interface UploadOptions {
  /** Gets the progress from 0 to 1. */
  onProgress?: (progress: number) => void;
  signal: AbortSignal;
  /** The URL to upload to, if the photo isn't for a ranch. */
  to?: string;
}

/** Shrinks and uploads a photo, and returns its path. */
export async function uploadPhoto(file: File, options: UploadOptions): Promise<string> {
  const photo = await shrunkPhoto(file);
  if (photo.size > PHOTO_LIMITS.bytes) throw new UploadRefusal(PHOTO_TOO_LARGE);
  return send(photo, options);
}

/** Uses XMLHttpRequest because `fetch` reports no progress. */
function send(photo: Blob, { onProgress, signal, to = UPLOADS.photo }: UploadOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', to);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total);
    request.onload = () => {
      if (request.status === 201) resolve(request.response.url);
      else reject(new UploadRefusal(refusalMessage(request)));
    };
    request.onerror = () => reject(new TypeError('The server was not reached'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(photo);
  });
}

function refusalMessage({ status, response }: XMLHttpRequest): string {
  if (typeof response?.message === 'string') return response.message;
  // A proxy in front of the server responds without a message.
  return status === 413 ? PHOTO_TOO_LARGE : "We couldn't upload this photo. Please try again.";
}
