/** Returns the path that opens an order for its family, on whatever page of their list the order is. */
export const familyOrderPath = (orderId: number): string => `/customer-orders?order=${orderId}`;
