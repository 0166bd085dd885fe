import { labels } from './labels';

export { RANCH_QUALITY, type RanchQuality } from '../ranches/practices';

export type UserType = 'CUSTOMER' | 'RANCHER' | 'ADMIN';
export const USER_TYPE = labels<UserType>({ CUSTOMER: 'Customer', RANCHER: 'Rancher', ADMIN: 'Admin' }, 'lowercase');

export type OrderType = 'QUARTER_COW' | 'HALF_COW' | 'WHOLE_COW' | 'SELECT_CUTS' | 'BEEF_BOX' | 'OTHER';
export const ORDER_TYPE = labels<OrderType>({
  QUARTER_COW: 'Quarter Cow',
  HALF_COW: 'Half Cow',
  WHOLE_COW: 'Whole Cow',
  SELECT_CUTS: 'Select Cuts',
  BEEF_BOX: 'Beef Box',
  OTHER: 'Other',
});

export type OrderStatus = 'PENDING' | 'CONTACTED' | 'PROCESSING' | 'FULFILLED' | 'CANCELED';
export const ORDER_STATUS = labels<OrderStatus>({
  PENDING: 'Pending',
  CONTACTED: 'Contacted',
  PROCESSING: 'Processing',
  FULFILLED: 'Fulfilled',
  CANCELED: 'Canceled',
});

export type ShippingMethod = 'LOCAL_PICKUP' | 'LOCAL_DELIVERY' | 'SHIPPING';
export const SHIPPING_METHOD = labels<ShippingMethod>({
  LOCAL_PICKUP: 'Local Pickup',
  LOCAL_DELIVERY: 'Local Delivery',
  SHIPPING: 'Shipping',
});

export type ItemType = 'QUARTER_COW' | 'HALF_COW' | 'WHOLE_COW' | 'BEEF_BOX' | 'SELECT_CUT' | 'OTHER';
export const ITEM_TYPE = labels<ItemType>(
  {
    QUARTER_COW: 'Quarter Cow',
    HALF_COW: 'Half Cow',
    WHOLE_COW: 'Whole Cow',
    BEEF_BOX: 'Beef Box',
    SELECT_CUT: 'Select Cut',
    OTHER: 'Other',
  },
  'lowercase',
);

export type ProductKind = 'CUSTOM' | 'BEEF_BOX' | 'SELECT_CUT';
export const PRODUCT_KIND = labels<ProductKind>(
  { CUSTOM: 'Custom Product', BEEF_BOX: 'Beef Box', SELECT_CUT: 'Select Cut' },
  'lowercase',
);

export type PricingModel = 'FLAT' | 'HANGING' | 'PACKAGED';
export const PRICING_MODEL = labels<PricingModel>(
  { FLAT: 'Flat price', HANGING: 'Per pound of hanging weight', PACKAGED: 'Per pound of packaged weight' },
  'lowercase',
);

/** How the platform lowers a balance without a payment. */
export type CommissionAdjustmentType = 'CREDIT' | 'WAIVER';
export const COMMISSION_ADJUSTMENT_TYPE = labels<CommissionAdjustmentType>(
  { CREDIT: 'Credit', WAIVER: 'Waiver' },
  'lowercase',
);

/** Everything that lowers a balance. */
export type BalanceReductionType = 'PAYMENT' | CommissionAdjustmentType;

export type CommissionTransactionType = 'CHARGE' | 'REQUEST' | 'ADJUSTMENT' | BalanceReductionType;
export const COMMISSION_TRANSACTION_TYPE = labels<CommissionTransactionType>(
  {
    CHARGE: 'Charge',
    PAYMENT: 'Payment',
    REQUEST: 'Request',
    CREDIT: 'Credit',
    WAIVER: 'Waiver',
    ADJUSTMENT: 'Adjustment',
  },
  'lowercase',
);

export type PaymentMethod = 'VENMO' | 'INVOICE';
export const PAYMENT_METHOD = labels<PaymentMethod>({ VENMO: 'Venmo', INVOICE: 'Invoice' }, 'lowercase');

export type FeedbackType = 'SUGGESTION' | 'ISSUE' | 'OTHER';
export const FEEDBACK_TYPE = labels<FeedbackType>(
  { SUGGESTION: 'Suggestion', ISSUE: 'Issue', OTHER: 'Other' },
  'lowercase',
);

/** How a rancher's request to pay ended. */
export type PaymentRequestOutcome = 'PAID' | 'DISMISSED' | 'WITHDRAWN';
export const PAYMENT_REQUEST_OUTCOME = labels<PaymentRequestOutcome>({
  PAID: 'Paid',
  DISMISSED: 'Dismissed',
  WITHDRAWN: 'Withdrawn',
});

export type RanchApproval = 'PENDING' | 'APPROVED' | 'SUSPENDED' | 'REJECTED';
export const RANCH_APPROVAL = labels<RanchApproval>(
  { PENDING: 'Pending', APPROVED: 'Approved', SUSPENDED: 'Suspended', REJECTED: 'Rejected' },
  'lowercase',
);

/** A step of a customer, from signing up to ordering again. */
export type FunnelStage = 'REGISTERED' | 'ORDERED' | 'FULFILLED' | 'ORDERED_AGAIN';
export const FUNNEL_STAGE = labels<FunnelStage>({
  REGISTERED: 'Registered',
  ORDERED: 'First Order',
  FULFILLED: 'First Order Fulfilled',
  ORDERED_AGAIN: 'Second Order',
});
