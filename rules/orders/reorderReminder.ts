/** When a family that wants it is reminded to order again, in months. */
export const REMIND_AFTER_MONTHS = 6;
