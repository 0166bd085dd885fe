import { type GraphQLEnumType, isEnumType } from 'graphql';
import {
  COMMISSION_TRANSACTION_TYPE,
  FEEDBACK_TYPE,
  FUNNEL_STAGE,
  ITEM_TYPE,
  ORDER_STATUS,
  ORDER_TYPE,
  PAYMENT_METHOD,
  PRICING_MODEL,
  PRODUCT_KIND,
  RANCH_APPROVAL,
  RANCH_QUALITY,
  SHIPPING_METHOD,
  USER_TYPE,
} from '../../../rules/words/vocabulary';
import { restSchema } from '../restSchema';

type Words = { rest(value: string): string; fromLabel(text: string): string | undefined };

const WORDS: Record<string, Words | undefined> = {
  CommissionTransactionType: COMMISSION_TRANSACTION_TYPE as Words,
  FeedbackType: FEEDBACK_TYPE as Words,
  FunnelStage: FUNNEL_STAGE as Words,
  ItemType: ITEM_TYPE as Words,
  OrderStatus: ORDER_STATUS as Words,
  OrderType: ORDER_TYPE as Words,
  PaymentMethod: PAYMENT_METHOD as Words,
  PricingModel: PRICING_MODEL as Words,
  ProductKind: PRODUCT_KIND as Words,
  RanchApproval: RANCH_APPROVAL as Words,
  RanchQuality: RANCH_QUALITY as Words,
  ShippingMethod: SHIPPING_METHOD as Words,
  UserType: USER_TYPE as Words,
};

/** A value of one of the graph's enums as REST writes it: 'Half Cow', 'half_cow', 'flat'. Others stay as they are. */
export function formatEnum(enumName: string, value: string): string {
  return WORDS[enumName]?.rest(value) ?? value;
}

/** The value of an enum that a word stands for, in any spelling. */
export function parseEnum(enumName: string, word: string): string | undefined {
  const words = WORDS[enumName];
  return words ? words.fromLabel(word) : enumOf(enumName).getValue(word.trim().toUpperCase())?.name;
}

function enumOf(name: string): GraphQLEnumType {
  const type = restSchema.getType(name);
  if (!isEnumType(type)) throw new Error(`${name} is no enum`);
  return type;
}
