import { array, boolean, type ISchema, number, string } from 'yup';
import { LIMITS } from './limits';
import { formatCents } from './money';

const nullAsLeftOut = (value: unknown) => value ?? undefined;

/** An amount in cents, 0 or more. Left out means 'as it is'. */
export function cents(negativeMessage: string, max: number = LIMITS.price) {
  return wholeCents(max).min(0, negativeMessage);
}

/** An amount in cents that must be there and be more than nothing. */
export function positiveCents(message: string, max: number = LIMITS.price) {
  return wholeCents(max).min(1, message).required(message);
}

function wholeCents(max: number) {
  return number()
    .transform(nullAsLeftOut)
    .typeError('Please enter an amount')
    .integer('The amount must be whole cents')
    .max(max, `At most ${formatCents(max)}`);
}

/** A number that may be unknown: weights, ranges, weeks. */
export function measure(negativeMessage: string, max: number) {
  return number().typeError('Please enter a number').min(0, negativeMessage).max(max, `At most ${max}`).nullable();
}

export function wholeMeasure(negativeMessage: string, max: number) {
  return measure(negativeMessage, max).integer('Please enter a whole number');
}

export function flag() {
  return boolean().transform(nullAsLeftOut);
}

export function choice<Value extends string>(values: readonly Value[], message: string) {
  return string<Value>().transform(nullAsLeftOut).oneOf(values, message);
}

/** Null says that there are none. Of a list that is too long no more is looked at than shows that it is. */
export function listOf<Item>(item: ISchema<Item>, max: number, tooMany = `At most ${max} entries`) {
  return array(item)
    .transform((value: unknown) => (Array.isArray(value) ? value.slice(0, max + 1) : (value ?? [])))
    .max(max, tooMany);
}
