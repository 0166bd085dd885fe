import { expect, it } from 'vitest';
import { accepted, formErrors } from '../testing/formErrors';
import { statusForm } from './statusForm';

it('is one of the five, with or without notes', async () => {
  expect(await formErrors(statusForm, { status: 'EATEN' })).toEqual({ status: 'Please select a status' });
  expect(await accepted(statusForm, { status: 'CONTACTED', notes: null })).toEqual({ status: 'CONTACTED', notes: '' });
});
