import { expect, it } from 'vitest';
import { formErrors } from '../testing/formErrors';
import { initialReject, rejectForm } from './rejectForm';

it('needs no reason, and refuses one that is too long', async () => {
  expect(await formErrors(rejectForm, initialReject)).toEqual({});
  expect(await formErrors(rejectForm, { reason: 'x'.repeat(1001) })).toEqual({
    reason: 'At most 1000 characters (this has 1001)',
  });
});
