/** After how many months a family that asked for it is reminded to order again. */
export const REMIND_AFTER_MONTHS = 6;
