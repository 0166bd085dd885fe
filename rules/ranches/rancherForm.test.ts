import { describe, expect, it } from 'vitest';
import { accepted, formErrors } from '../testing/formErrors';
import { AGREEMENT_VERSION } from './agreement';
import { initialRancherForm, rancherForm, registerRancherInput, toRegisterRancherInput } from './rancherForm';

const VALUES = {
  user: { name: 'Tom Tate', email: 'tom@herdline.test', phone: '', password: 'Herdline1' },
  rancher: {
    ...initialRancherForm.rancher,
    ranchName: 'Double T',
    city: 'Waco',
    state: 'Texas',
    zipCode: '76701',
    halfCowPrice: 1650,
  },
  confirmPassword: 'Herdline1',
  acceptTerms: true,
};

describe('rancherForm', () => {
  it('accepts a complete application', async () => expect(await formErrors(rancherForm, VALUES)).toEqual({}));

  it('reports every missing field', async () => {
    expect(await formErrors(rancherForm, initialRancherForm)).toEqual({
      'user.name': 'Name must be at least 2 characters',
      'user.email': 'Please enter a valid email address',
      'user.password': 'Password must be at least 8 characters',
      'rancher.ranchName': 'Ranch name is required',
      'rancher.city': 'City is required',
      'rancher.state': 'State is required',
      'rancher.zipCode': 'Zip code is required',
      acceptTerms: 'You must accept the terms',
    });
  });

  it('reports different passwords at the password field', async () => {
    expect(await formErrors(rancherForm, { ...VALUES, confirmPassword: 'Herdline2' })).toEqual({
      'user.password': "Passwords don't match",
    });
  });
});

describe('registerRancherInput', () => {
  it('accepts the values that the form sends', async () => {
    const input = await accepted(registerRancherInput, toRegisterRancherInput(VALUES, true));
    expect(input.user).toEqual({ ...VALUES.user, city: 'Waco', state: 'Texas', zipCode: '76701' });
    expect(input.rancher).toMatchObject({
      ranchName: 'Double T',
      halfCowPrice: 165_000,
      hasBrokerAgreement: true,
      agreementVersion: AGREEMENT_VERSION,
    });
  });

  it('refuses an agreement that is no longer the current one', async () => {
    const input = toRegisterRancherInput(VALUES, true);
    const old = { ...input, rancher: { ...input.rancher, agreementVersion: '1999-01' } };
    expect(Object.keys(await formErrors(registerRancherInput, old))).toEqual(['rancher.agreementVersion']);
  });

  it('drops the approval and the commission rate', async () => {
    const input = toRegisterRancherInput(VALUES, false);
    const greedy = { ...input, rancher: { ...input.rancher, isApproved: true, commissionRate: 0 } };
    expect((await accepted(registerRancherInput, greedy)).rancher).not.toHaveProperty('isApproved');
    expect((await accepted(registerRancherInput, greedy)).rancher).not.toHaveProperty('commissionRate');
  });

  it('refuses another user type than rancher', async () => {
    const input = toRegisterRancherInput(VALUES, false);
    const admin = { ...input, user: { ...input.user, userType: 'ADMIN' } };
    expect(Object.keys(await formErrors(registerRancherInput, admin))).toEqual(['user.userType']);
  });

  it('checks the variants of custom products', async () => {
    const input = toRegisterRancherInput(VALUES, false);
    const jerky = { name: 'Jerky', price: 1299, variants: [{ name: 'Large', price: 0 }] };
    expect(
      await formErrors(registerRancherInput, { ...input, rancher: { ...input.rancher, otherProductsList: [jerky] } }),
    ).toEqual({
      'rancher.otherProductsList[0].variants[0].price': 'Variant must have a name and a price greater than 0',
    });
  });
});
