import { type Cents, toCents } from '../../../rules/money/money';
import { badInput } from '../../errors';

const AMOUNT = /^\d+(\.\d+)?$/;

export function isDollars(value: unknown): value is number | string {
  return ['number', 'string'].includes(typeof value) && AMOUNT.test(String(value).trim());
}

/** An amount of a form that works in dollars, in cents; what is left out stays so. Errors: BAD_USER_INPUT. */
export function readDollars(dollars: unknown, path: string): Cents | undefined {
  if (dollars === undefined || dollars === null) return undefined;
  if (!isDollars(dollars)) throw badInput({ [path]: `${path} must be an amount in dollars` });
  return toCents(dollars);
}
