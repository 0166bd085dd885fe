import { inTurn } from '../limits/inTurn';
import type { Answer } from '../outbound/exchange';
import type { PublicClient } from '../outbound/publicClient';
import { AddressRefusal, OutboundFailure } from '../outbound/readPublicUrl';
import { drawPicture } from './drawPicture';
import { PictureRefusal } from './PictureRefusal';

const HEADERS = { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif' };

const LIMITS = { timeout: 5_000, maxBytes: 5 * 1024 * 1024, maxRedirects: 3 } as const;

/** Statuses of a host that is busy or asks to try again later. */
const TEMPORARY = [408, 425, 429];

/** Loads a picture from its host and redraws it. Errors: 404, 415, 502, 503, 504. */
export async function loadPicture(client: PublicClient, url: string): Promise<Buffer> {
  const { status, body } = await fetchFile(client, url);
  if (status === 404 || status === 410) {
    throw new PictureRefusal(404, 'Image not found: its host has it no longer', { code: 'NOT_FOUND' });
  }
  if (status !== 200) {
    throw unavailable(`The host answers ${status}`, { isTemporary: status >= 500 || TEMPORARY.includes(status) });
  }
  return inTurn('drawing', () => drawPicture(body));
}

async function fetchFile(client: PublicClient, url: string): Promise<Answer> {
  try {
    return await client.request(url, { headers: HEADERS, ...LIMITS });
  } catch (error) {
    if (error instanceof AddressRefusal) throw unavailable(error.message, { isTemporary: false });
    if (!(error instanceof OutboundFailure)) throw error;
    const { message, timedOut, cause } = error;
    throw unavailable(message, { isTemporary: true, timedOut, cause });
  }
}

type Details = { isTemporary: boolean; timedOut?: boolean; cause?: unknown };

function unavailable(reason: string, details: Details): PictureRefusal {
  const message = `This image cannot be loaded: ${reason}`;
  return new PictureRefusal(details.timedOut ? 504 : 502, message, { code: 'UNAVAILABLE', ...details });
}
