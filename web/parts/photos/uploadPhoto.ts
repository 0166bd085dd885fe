import { PHOTO_TOO_LARGE } from '../../../rules/ranches/photoFile';

/** Thrown if the server refuses the photo. The message gives the reason. */
export class UploadRefusal extends Error {}

interface UploadOptions {
  /** Gets the progress from 0 to 1. */
  onProgress?: (progress: number) => void;
  signal: AbortSignal;
  /** The URL to upload to, if the photo isn't for a ranch. */
  to?: string;
}

/** Uploads a photo and returns its path. It uses XMLHttpRequest because `fetch` reports no progress. */
export function uploadPhoto(file: File, { onProgress, signal, to = '/api/photos' }: UploadOptions): Promise<string> {
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
    request.send(file);
  });
}

function refusalMessage({ status, response }: XMLHttpRequest): string {
  if (typeof response?.message === 'string') return response.message;
  // A proxy in front of the server responds without a message.
  return status === 413 ? PHOTO_TOO_LARGE : "We couldn't upload this photo. Please try again.";
}
