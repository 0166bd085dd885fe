import { LIMITS } from '../../rules/limits';
import { badInput } from '../errors';
import { AddressRefusal } from '../outbound/AddressRefusal';
import { readPublicUrl } from '../outbound/readPublicUrl';

/** The address that a page asks for, as it is stored. Errors: BAD_USER_INPUT. */
export function readImageUrl(url: unknown): string {
  if (typeof url !== 'string' || url === '')
    throw badInput({ url: 'Give the address of the image once: ?url=https://…' });
  if (url.length > LIMITS.url) throw badInput({ url: `An address has at most ${LIMITS.url} characters` });
  try {
    readPublicUrl(url);
  } catch (error) {
    if (error instanceof AddressRefusal) throw badInput({ url: error.message });
    throw error;
  }
  return url;
}
