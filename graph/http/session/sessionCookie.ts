import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Strangers can send any number of cookies. */
const MOST_KNOWN = 10_000;

/** Reads the id in the signed cookie that express-session sets; null if there is none, or its signature is not ours. */
export function sessionIdReader(name: string, secret: string): (req: IncomingMessage) => string | null {
  // A signature stays right, so it is checked once.
  const known = new Map<string, string>();
  return ({ headers }) => {
    const value = cookieNamed(name, headers.cookie);
    if (value === undefined) return null;
    const id = known.get(value) ?? verified(value, secret);
    if (id === null) return null;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(value, id);
    return id;
  };
}

function cookieNamed(name: string, header = ''): string | undefined {
  const begin = `${name}=`;
  const found = header.split(';').find((pair) => pair.trimStart().startsWith(begin));
  return found?.trim().slice(begin.length);
}

function verified(value: string, secret: string): string | null {
  const [, id, signature] = /^s:(.+)\.([^.]+)$/.exec(decoded(value)) ?? [];
  if (id === undefined || signature === undefined) return null;
  const expected = createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '');
  return isSame(Buffer.from(signature), Buffer.from(expected)) ? id : null;
}

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
