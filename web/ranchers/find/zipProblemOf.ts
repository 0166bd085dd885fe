import { fieldErrorsOf } from '../../errors/fieldErrorsOf';

/** Why the list cannot look around a ZIP code; undefined where that is not what went wrong. */
export const zipProblemOf = (error: unknown): string | undefined => fieldErrorsOf(error)['filter.near.zipCode'];
