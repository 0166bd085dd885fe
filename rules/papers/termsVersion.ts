/** The day of the terms that new accounts and orders accept. Change it whenever `terms.ts` changes. */
export const TERMS_VERSION = '2026-11-28';

/** What this version changes, for people who accepted an earlier one. */
export const NEW_IN_TERMS = 'New: what happens if something is wrong with an order.';

/** The message for someone who accepts an outdated version, since an old page can't show today's. */
export const OUTDATED_TERMS = 'The terms have changed. Please reload the page to read and accept them.';
