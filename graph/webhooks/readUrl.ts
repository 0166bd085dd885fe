import type { Context } from '../context';
import { badInput } from '../errors';
import { AddressRefusal } from '../outbound/AddressRefusal';
import { readPublicUrl } from '../outbound/readPublicUrl';

/** An address that the server may post to, as it will be called. Errors: BAD_USER_INPUT. */
export function readUrl({ config }: Context, url: string): string {
  try {
    return readPublicUrl(url, config.webhookAllow).href;
  } catch (error) {
    if (error instanceof AddressRefusal) throw badInput({ url: error.message });
    throw error;
  }
}
