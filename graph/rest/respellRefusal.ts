import type { GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from '../../rules/errorCodes';
import { Refusal } from '../errors';
import { rename } from './rename';
import { spell } from './spelling';

type Names = Record<string, string>;
type Extensions = { code: ErrorCode; fields?: Names; allowed?: string[]; prices?: { type: string }[] };

/** What the graph refused, in the names and words of the endpoint. */
export function respellRefusal({ message, extensions }: GraphQLFormattedError, names: Names = {}): Refusal {
  const { code, fields, allowed, prices, ...rest } = extensions as Extensions;
  return new Refusal(code, message, {
    ...rest,
    ...(fields && { fields: rename(fields, names) }),
    ...(allowed && { allowed: allowed.map((status) => spell('OrderStatus', status)) }),
    ...(prices && { prices: prices.map((price) => ({ ...price, type: spell('ItemType', price.type) })) }),
  });
}
