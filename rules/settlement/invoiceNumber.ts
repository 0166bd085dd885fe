/** The number of an invoice: that of the order and of its revision, which is 0 for the price as ordered. */
export const invoiceNumber = (orderId: number | string, revision: number): string => `${orderId}-${revision}`;
