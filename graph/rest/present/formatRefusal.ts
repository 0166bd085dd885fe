import type { GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from '../../../rules/errorCodes';
import { Refusal } from '../../errors';
import { enumOf, enumWords } from './enumWords';

const STATUS = enumWords(enumOf('OrderStatus'));
const ITEM_TYPE = enumWords(enumOf('ItemType'));

type Messages = Record<string, string>;
type Extensions = { code: ErrorCode; fields?: Messages; allowed?: string[]; prices?: { type: string }[] };

/** Turns an error of the graph into the endpoint's error, with REST's field names. */
export function formatRefusal({ message, extensions }: GraphQLFormattedError, names: Messages = {}): Refusal {
  const { code, fields, allowed, prices, ...rest } = extensions as Extensions;
  return new Refusal(code, message, {
    ...rest,
    ...(fields && { fields: renameFields(fields, names) }),
    ...(allowed && { allowed: allowed.map((status) => STATUS.format(status)) }),
    ...(prices && { prices: prices.map((price) => ({ ...price, type: ITEM_TYPE.format(price.type) })) }),
  });
}

/** Renames the fields of messages to REST's names. */
export function renameFields(messages: Messages, names: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([path, message]) => [names[path] ?? path, message]));
}
