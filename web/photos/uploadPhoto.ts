import { PHOTO_TOO_LARGE } from '../../rules/photoFile';

/** What the server says of a photo that it does not take. */
export class UploadRefusal extends Error {}

interface Upload {
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends a photo and gives the path under which it is kept. `fetch` cannot tell how far it is. */
export function uploadPhoto(file: File, { onProgress, signal }: Upload): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', '/api/photos');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      if (request.status === 201) resolve(request.response.url);
      else reject(new UploadRefusal(wordsOf(request)));
    };
    request.onerror = () => reject(new TypeError('The server was not reached'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function wordsOf({ status, response }: XMLHttpRequest): string {
  if (typeof response?.message === 'string') return response.message;
  // A proxy in front has no words of ours.
  return status === 413 ? PHOTO_TOO_LARGE : 'This photo could not be uploaded. Please try again.';
}
