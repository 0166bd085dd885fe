import type { IncomingMessage } from 'node:http';
import { parse } from 'cookie';
import { unsign } from 'cookie-signature';

/** Strangers can send any number of cookies. */
const MOST_KNOWN = 10_000;

/** Reads the id in the signed cookie that express-session sets; null if there is none, or its signature is not ours. */
export function sessionIdReader(name: string, secret: string): (req: IncomingMessage) => string | null {
  // A signature stays right, so it is checked once.
  const known = new Map<string, string>();
  return ({ headers: { cookie } }) => {
    const value = cookie === undefined ? undefined : parse(cookie)[name];
    if (!value?.startsWith('s:')) return null;
    const id = known.get(value) ?? unsign(value.slice('s:'.length), secret);
    if (id === false) return null;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(value, id);
    return id;
  };
}
