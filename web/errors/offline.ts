import { BRAND } from '../../rules/brand';

/** Told when there was no answer at all. */
export const OFFLINE = `We could not reach ${BRAND}. Check your connection and try again.`;
