import { BRAND } from '../../rules/words/brand';

/** The message for when the server can't be reached. */
export const OFFLINE = `We couldn't reach ${BRAND}. Check your connection and try again.`;

/** The message for when the server is down or can't be reached, as far as we know. */
export const BUSY = `${BRAND} isn't answering right now. Please try again in a minute.`;
