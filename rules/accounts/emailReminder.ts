/**
 * The browser notes in a cookie who has put the reminder of their email away, until it is closed: the server paints pages without it then.
 */
const COOKIE = 'emailReminderPutAway';

export const hasPutReminderAway = (cookies: string, userId: string): boolean =>
  `; ${cookies};`.includes(`; ${COOKIE}=${userId};`);

/** What a page sets. */
export const reminderPutAway = (userId: string): string => `${COOKIE}=${userId}; Path=/; SameSite=Lax`;
