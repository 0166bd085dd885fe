/** The day of the terms that new accounts and orders accept. Change it whenever `terms.ts` changes. */
export const TERMS_VERSION = '2026-11-27';

/** What this version changes, for people who accepted an earlier one. */
export const NEW_IN_TERMS = 'The terms stand in writing for the first time.';

/** The message for someone who accepts an outdated version. */
export const OUTDATED_TERMS = 'The terms have changed. Please read and accept them again.';
