import type { SessionData } from 'express-session';

declare module 'express-session' {
  interface SessionData {
    userId: number;
    /** Milliseconds since 1970. */
    startedAt: number;
    rememberMe: boolean;
    /** Whether it began with a passkey. Sessions from before this was kept don't say. */
    withPasskey?: boolean;
    /** What the browser calls itself. Sessions from before this was kept have none. */
    userAgent?: string;
  }
}

/** With `__Host-`, browsers accept the cookie only from this host, so no other host of the domain can plant one. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-herdline.sid' : 'herdline.sid';
}

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

/** How long a session may lie unused where its cookie ends with the browser. */
export const IDLE = 2 * HOUR;

/** How long the cookie stays in a browser that was told to remember. */
export const REMEMBERED = 30 * DAY;

/** A session ends some time after sign-in, even if it is in use. A session without a start has ended. */
export function isOver({ startedAt, rememberMe }: Partial<SessionData>): boolean {
  const most = rememberMe ? REMEMBERED : DAY;
  return startedAt === undefined || Date.now() - startedAt > most;
}
