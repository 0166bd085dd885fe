import { expect, it } from 'vitest';
import { accepted, formErrors } from '../testing/formErrors';
import { statusForm } from './statusForm';

it('accepts only an order status, with or without notes', async () => {
  expect(await formErrors(statusForm, { status: 'EATEN' })).toEqual({ status: 'Please select a status' });
  expect(await accepted(statusForm, { status: 'CONTACTED', notes: null })).toEqual({ status: 'CONTACTED', notes: '' });
});
