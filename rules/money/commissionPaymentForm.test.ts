import { expect, it } from 'vitest';
import { accepted, formErrors } from '../testing/formErrors';
import { commissionPaymentForm, commissionPaymentInput, initialCommissionPayment } from './commissionPaymentForm';

it('starts with the balance that the ranch owes', async () => {
  const values = initialCommissionPayment({ ranchName: 'Double T', balance: 16_500 });
  expect(values).toEqual({ amount: '165.00', description: 'Commission balance of Double T' });
  expect(await accepted(commissionPaymentForm, values)).toMatchObject({ amount: 16_500 });
});

it('starts with 0 when nothing is owed', () => {
  expect(initialCommissionPayment({ ranchName: 'Double T', balance: 0 }).amount).toBe('0');
});

it('needs an amount and a description', async () => {
  expect(await formErrors(commissionPaymentForm, { amount: '', description: '' })).toEqual({
    amount: 'Amount must be greater than 0',
    description: 'Description is required',
  });
  expect(await formErrors(commissionPaymentInput, { amount: 0, description: 'Check' })).toEqual({
    amount: 'Amount must be greater than 0',
  });
});
