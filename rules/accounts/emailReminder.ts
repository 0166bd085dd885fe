/**
 * A session cookie with the id of the person who dismissed the email reminder. The server renders pages without the reminder
 * while the browser has the cookie.
 */
const COOKIE = 'emailReminderPutAway';

export const hasDismissedReminder = (cookies: string, userId: string): boolean =>
  `; ${cookies};`.includes(`; ${COOKIE}=${userId};`);

/** The cookie that a page sets. */
export const dismissedReminderCookie = (userId: string): string => `${COOKIE}=${userId}; Path=/; SameSite=Lax`;
