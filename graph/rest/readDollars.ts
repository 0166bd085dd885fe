import { type Cents, toCents } from '../../rules/money';
import { badInput } from '../errors';

const AMOUNT = /^\d+(\.\d+)?$/;

/** An amount of a form that works in dollars, in cents; what is left out stays so. Errors: BAD_USER_INPUT. */
export function readDollars(dollars: unknown, path: string): Cents | undefined {
  if (dollars === undefined || dollars === null) return undefined;
  const isAmount = ['number', 'string'].includes(typeof dollars) && AMOUNT.test(String(dollars).trim());
  if (!isAmount) throw badInput({ [path]: `${path} must be an amount in dollars` });
  return toCents(dollars as number | string);
}
