import {
  COMMISSION_TRANSACTION_TYPE,
  FEEDBACK_TYPE,
  ITEM_TYPE,
  ORDER_STATUS,
  ORDER_TYPE,
  PAYMENT_METHOD,
  PRICING_MODEL,
  PRODUCT_KIND,
  RANCH_APPROVAL,
  SHIPPING_METHOD,
  USER_TYPE,
} from '../../rules/vocabulary';

type Words = { rest(value: string): string; fromLabel(text: string): string | undefined };

/** How REST spells the values of the graph's enums: 'Half Cow', 'half_cow', 'flat'. Others stay as they are. */
export const WORDS: Record<string, Words | undefined> = {
  CommissionTransactionType: COMMISSION_TRANSACTION_TYPE as Words,
  FeedbackType: FEEDBACK_TYPE as Words,
  ItemType: ITEM_TYPE as Words,
  OrderStatus: ORDER_STATUS as Words,
  OrderType: ORDER_TYPE as Words,
  PaymentMethod: PAYMENT_METHOD as Words,
  PricingModel: PRICING_MODEL as Words,
  ProductKind: PRODUCT_KIND as Words,
  RanchApproval: RANCH_APPROVAL as Words,
  ShippingMethod: SHIPPING_METHOD as Words,
  UserType: USER_TYPE as Words,
};
