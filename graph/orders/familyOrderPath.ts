/** The path that opens an order for its family, on whichever page of their list it is. */
export const familyOrderPath = (orderId: number): string => `/customer-orders?order=${orderId}`;
