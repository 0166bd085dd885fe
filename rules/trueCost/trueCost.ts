/** Packaged pounds that fit into a cubic foot, packed loosely. */
export const POUNDS_PER_CUBIC_FOOT = 25;
