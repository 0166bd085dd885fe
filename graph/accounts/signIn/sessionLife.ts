import type { SessionData } from 'express-session';

declare module 'express-session' {
  interface SessionData {
    userId: number;
    /** Milliseconds since 1970. */
    startedAt: number;
    rememberMe: boolean;
    /** Whether the session began with a passkey. Missing in sessions older than this field. */
    withPasskey?: boolean;
    /** The browser's user agent. Missing in sessions older than this field. */
    userAgent?: string;
  }
}

/** With `__Host-`, browsers accept the cookie only from this host, so no other host of the domain can plant one. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-herdline.sid' : 'herdline.sid';
}

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

/** Maximum idle time of a session whose cookie ends with the browser. */
export const IDLE = 2 * HOUR;

/** Lifetime of the cookie if the person chose "Remember me". */
export const REMEMBERED = 30 * DAY;

/** Returns whether a session has reached its maximum age, even if it's in use. A session without a start is over. */
export function isOver({ startedAt, rememberMe }: Partial<SessionData>): boolean {
  const maxAge = rememberMe ? REMEMBERED : DAY;
  return startedAt === undefined || Date.now() - startedAt > maxAge;
}
