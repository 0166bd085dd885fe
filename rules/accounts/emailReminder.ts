/** A session cookie with the id of who dismissed the reminder, without which the server then renders pages. */
const COOKIE = 'emailReminderPutAway';

/** With `__Host-`, no other host of the domain can set the cookie. Browsers accept that only over https. */
const nameOf = (isHttps: boolean) => (isHttps ? `__Host-${COOKIE}` : COOKIE);

export const hasDismissedReminder = (cookies: string, userId: string): boolean =>
  [true, false].some((isHttps) => `; ${cookies};`.includes(`; ${nameOf(isHttps)}=${userId};`));

export const dismissedReminderCookie = (userId: string, isHttps: boolean): string =>
  `${nameOf(isHttps)}=${userId}; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`;
