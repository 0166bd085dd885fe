/** Of one operation. The greatest page of our own, a hundred orders with all that hangs on them, costs half of it. */
export const MAX_COST = 5_000;
