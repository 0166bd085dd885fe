import { expect, it } from 'vitest';
import { formErrors } from '../testing/formErrors';
import { email, INVALID_EMAIL } from './emailField';

it.each(['ann@herdline.test', ' Ann.O+beef@mail.example.org '])('accepts %s', async (address) => {
  expect(await formErrors(email(), address)).toEqual({});
});

it.each(['', 'ann', 'ann@', 'ann@localhost', 'a@b.test, c@d.test', '<a@b.test>', 'a@b.test\nBcc: c@d.test'])(
  'refuses %j',
  async (address) => expect(await formErrors(email(), address)).toEqual({ '': INVALID_EMAIL }),
);
