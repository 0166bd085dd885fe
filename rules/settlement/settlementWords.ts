import { labels } from '../words/labels';

export type SettlementState = 'FIXED' | 'UNWEIGHED' | 'SETTLED';

export type LineKind = 'BEEF' | 'PRODUCT' | 'KILL_FEE' | 'CUT_AND_WRAP' | 'DELIVERY' | 'CHARGE' | 'DISCOUNT';

export type WeightBasis = 'HANGING' | 'PACKAGED';

export type ChargeKind = 'CHARGE' | 'DISCOUNT';
export const CHARGE_KIND = labels<ChargeKind>({ CHARGE: 'Charge', DISCOUNT: 'Discount' }, 'lowercase');

/** What a payment of a family was for. KEPT moves no money: the ranch keeps what it received for a canceled order. */
export type OrderPaymentKind = 'DEPOSIT' | 'BALANCE' | 'REFUND' | 'KEPT';
export const ORDER_PAYMENT_KIND = labels<OrderPaymentKind>(
  { DEPOSIT: 'Deposit', BALANCE: 'Payment', REFUND: 'Refund', KEPT: 'Kept' },
  'lowercase',
);

export type OrderPaymentMethod = 'CASH' | 'CHECK' | 'VENMO' | 'ZELLE' | 'CARD' | 'OTHER';
export const ORDER_PAYMENT_METHOD = labels<OrderPaymentMethod>(
  { CASH: 'Cash', CHECK: 'Check', VENMO: 'Venmo', ZELLE: 'Zelle', CARD: 'Card', OTHER: 'Other' },
  'lowercase',
);

const PAID_TEXTS: Record<OrderPaymentMethod, string> = {
  CASH: 'in cash',
  CHECK: 'by check',
  VENMO: 'by Venmo',
  ZELLE: 'by Zelle',
  CARD: 'by card',
  OTHER: 'another way',
};

/** How a family paid, after an amount: '$100.00 in cash' */
export const paidText = (method: OrderPaymentMethod): string => PAID_TEXTS[method];

/** The number of an invoice: that of the order and of its revision, which is 0 for the price as ordered. */
export const invoiceNumber = (orderId: number | string, revision: number): string => `${orderId}-${revision}`;
