/** How long after its fulfillment an order can be reviewed, in days. */
export const REVIEW_DAYS = 365;

/** How long its author can change a review, in days. */
export const EDIT_DAYS = 14;

export const INVITE_AFTER_DAYS = 7;

/** The maximum age of a fulfillment for which a family is asked for a review, in days. */
export const INVITE_UNTIL_DAYS = 30;
