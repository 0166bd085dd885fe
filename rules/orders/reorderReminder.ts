/** The number of months after which a family that asked for a reminder is reminded to order again. */
export const REMIND_AFTER_MONTHS = 6;
