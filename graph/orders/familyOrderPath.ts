/** The path that opens an order for its family, whichever page of their list it's on. */
export const familyOrderPath = (orderId: number): string => `/customer-orders?order=${orderId}`;
