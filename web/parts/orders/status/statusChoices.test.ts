import { expect, test } from 'vitest';
import { nextStatuses } from '../../../../rules/orders/orderStatus';
import { ORDER_STATUS, type OrderStatus } from '../../../../rules/words/vocabulary';
import { nextStep, statusChoices } from './statusChoices';

const order = (status: OrderStatus) => ({ status, nextStatuses: nextStatuses(status) });
const reasons = (status: OrderStatus) => statusChoices(order(status)).map((choice) => choice.disabledReason);

test('lists the four statuses, and only the next one can be chosen', () => {
  expect(statusChoices(order('CONTACTED')).map(({ title }) => title)).toEqual([
    'Pending',
    'Contacted',
    'Processing',
    'Fulfilled',
  ]);
  expect(reasons('CONTACTED')).toEqual(['Already done', 'Current status', undefined, 'After Processing']);
});

test.each(ORDER_STATUS.values)('an order that is %s can be moved to the statuses that the server allows', (status) => {
  const available = statusChoices(order(status)).filter((choice) => choice.disabledReason === undefined);
  expect(available.map(({ value }) => value)).toEqual(nextStatuses(status).filter((next) => next !== 'CANCELED'));
});

test('Fulfilled waits for the shares of the order', () => {
  const [fulfilled] = statusChoices({ status: 'PROCESSING', nextStatuses: ['CANCELED'] }).slice(-1);
  expect(fulfilled?.disabledReason).toBe('Once the animal of each share is Ready');
});

test('the next step is never Canceled', () => {
  expect(nextStep(order('PENDING'))).toBe('CONTACTED');
  expect(nextStep(order('PROCESSING'))).toBe('FULFILLED');
  expect(nextStep(order('FULFILLED'))).toBeUndefined();
  expect(nextStep(order('CANCELED'))).toBeUndefined();
});
