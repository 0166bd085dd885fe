import { array, boolean, type ISchema, number, string } from 'yup';
import { formatCents } from '../money/money';
import { LIMITS } from './limits';
import { readNumber } from './typedNumber';

export const NOT_A_NUMBER = 'Please enter a number such as 1,250.5';

/** An amount in cents, 0 or more. Leaving it out means no change, and null is refused. */
export function cents(negativeMessage: string, max: number = LIMITS.price) {
  return wholeCents(max).min(0, negativeMessage).nonNullable(negativeMessage);
}

/** An amount in cents. Null makes it 0. */
export function emptiableCents(negativeMessage: string, max: number = LIMITS.price) {
  return cents(negativeMessage, max).transform((value: unknown) => value ?? 0);
}

/** A required amount in cents, more than 0. */
export function positiveCents(message: string, max: number = LIMITS.price) {
  return wholeCents(max).typeError(message).min(1, message).required(message);
}

/** A number that may come as typed text. */
export const typedNumber = () =>
  number().transform((value: unknown, typed: unknown) => (typeof typed === 'string' ? readNumber(typed) : value));

function wholeCents(max: number) {
  return number()
    .typeError('Please enter an amount')
    .integer('The amount must be whole cents')
    .max(max, `At most ${formatCents(max)}`);
}

/** A number that may be unknown, such as a weight, a range or weeks. */
export function measure(negativeMessage: string, max: number) {
  return typedNumber().typeError(NOT_A_NUMBER).min(0, negativeMessage).max(max, `At most ${max}`).nullable();
}

export function wholeMeasure(negativeMessage: string, max: number) {
  return measure(negativeMessage, max).integer('Please enter a whole number');
}

/** Yes or no. Null means no. Leaving it out means no change. */
export const flag = () => boolean().transform((value: unknown) => value ?? false);

/** Yes or no. Null is refused. */
export const yesOrNo = () => boolean().nonNullable('Please say yes or no');

/** One of a list. Null is the same as leaving it out. */
export function choice<Value extends string>(values: readonly Value[], message: string) {
  return string<Value>()
    .transform((value: unknown) => value ?? undefined)
    .oneOf(values, message);
}

/** Null means an empty list. Only the first max + 1 items of a list are checked. */
export function listOf<Item>(item: ISchema<Item>, max: number, tooMany = `At most ${max} entries`) {
  return array(item)
    .transform((value: unknown) => (Array.isArray(value) ? value.slice(0, max + 1) : (value ?? [])))
    .max(max, tooMany);
}
