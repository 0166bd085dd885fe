import { expect, it } from 'vitest';
import { formErrors } from '../testing/formErrors';
import { initialPaymentRequest, paymentRequestForm, paymentRequestInput } from './paymentRequestForm';

const INVALID_AMOUNT = { amount: 'Please enter a valid payment amount.' };

it.each(['', '0', '-5', '0.004', 'all of it'])('refuses an amount of %j', async (amount) => {
  expect(await formErrors(paymentRequestForm, { ...initialPaymentRequest, amount })).toEqual(INVALID_AMOUNT);
});

it('accepts an amount of one cent', async () => {
  expect(await formErrors(paymentRequestForm, { ...initialPaymentRequest, amount: '0.01' })).toEqual({});
  expect(await formErrors(paymentRequestInput, { amount: 1, method: 'INVOICE' })).toEqual({});
  expect(await formErrors(paymentRequestInput, { method: 'INVOICE' })).toEqual(INVALID_AMOUNT);
});

it('is paid by Venmo or invoice', async () => {
  expect(await formErrors(paymentRequestInput, { amount: 1, method: 'CASH' })).toEqual({
    method: 'Please select a payment method',
  });
});
