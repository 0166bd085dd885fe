/** Where a family finds its order, wherever it is in the list of all. */
export const familyOrderPath = (orderId: number): string => `/customer-orders?order=${orderId}`;
