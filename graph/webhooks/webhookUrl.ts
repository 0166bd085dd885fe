import type { Config } from '../config';
import type { Context } from '../context';
import { badInput } from '../errors';
import { type PublicClient, publicClient } from '../outbound/publicClient';
import { AddressRefusal, readSafeUrl } from '../outbound/readPublicUrl';

/** A path segment that's safe to show, such as `hooks` or `api`. Longer ones may be keys. */
const WORD = /^[a-z\d-]{1,12}$/i;

/** Shortens a URL so that it's safe to show to others: the end of the path and the query may contain a secret. */
export function redactUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  const [first, ...rest] = pathname.split('/').filter(Boolean);
  if (first === undefined) return `${origin}/`;
  return rest.length > 0 && WORD.test(first) ? `${origin}/${first}/…` : `${origin}/…`;
}

/** Checks and normalizes a URL that the server will post to. Errors: BAD_USER_INPUT. */
export function parseWebhookUrl({ config }: Context, text: string): string {
  try {
    return readSafeUrl(text, config).href;
  } catch (error) {
    if (error instanceof AddressRefusal) throw badInput({ url: error.message });
    throw error;
  }
}

/** Calls receivers of webhooks. In production, those that were stored without https before that was refused aren't called anymore. */
export const webhookClient = ({ webhookAllow: allow, publicUrl, production }: Config): PublicClient =>
  publicClient({ allow, publicUrl, httpsOnly: production });
