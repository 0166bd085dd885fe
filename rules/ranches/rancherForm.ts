import { boolean, type InferType, object, string } from 'yup';
import { newPassword, PASSWORDS_DIFFER } from '../accounts/newPassword';
import { email } from '../fields/emailField';
import { LIMITS } from '../fields/limits';
import { choice, flag } from '../fields/numberFields';
import { personName, phone } from '../fields/personFields';
import { optionalPlace } from '../fields/placeFields';
import { optionalText } from '../fields/textField';
import { shownTerms } from '../papers/shownTerms';
import { TERMS_VERSION } from '../papers/termsVersion';
import { AGREEMENT_CHANGED, AGREEMENT_VERSION } from './agreement';
import { initialRancherListing, type RancherListingValues, rancherListingForm, toListingInput } from './rancherListing';
import { wholeRancherProfile } from './rancherProfileForm';

const account = { name: personName, email: email(), phone, password: newPassword };

/** The server's input, in cents. Applicants can't choose their approval or rate. */
export const registerRancherInput = object({
  user: object({ ...account, ...optionalPlace, userType: choice(['RANCHER'], 'This application is for ranchers') }),
  rancher: wholeRancherProfile.shape({
    hasBrokerAgreement: flag(),
    agreementVersion: optionalText(LIMITS.token).oneOf([AGREEMENT_VERSION, null], AGREEMENT_CHANGED),
  }),
  termsVersion: shownTerms,
});

export type RegisterRancherValues = InferType<typeof registerRancherInput>;

/** The application's values. The rancher has the ranch's address, so the form has only one. */
export interface RancherFormValues {
  user: { name: string; email: string; phone: string; password: string };
  rancher: RancherListingValues;
  confirmPassword: string;
  acceptTerms: boolean;
}

export const rancherForm = object({
  user: object(account),
  rancher: rancherListingForm,
  confirmPassword: string(),
  acceptTerms: boolean().oneOf([true], 'You must accept the terms').required('You must accept the terms'),
}).test('passwordsAgree', PASSWORDS_DIFFER, ({ user, confirmPassword }, { createError }) => {
  return user.password === confirmPassword || createError({ path: 'user.password' });
});

export const initialRancherForm: RancherFormValues = {
  user: { name: '', email: '', phone: '', password: '' },
  rancher: initialRancherListing,
  confirmPassword: '',
  acceptTerms: false,
};

export function toRegisterRancherInput({ user, rancher }: RancherFormValues, acceptedAgreement: boolean) {
  const { city, state, zipCode } = rancher;
  return {
    user: { ...user, city, state, zipCode },
    rancher: {
      ...toListingInput(rancher),
      hasBrokerAgreement: acceptedAgreement,
      agreementVersion: acceptedAgreement ? AGREEMENT_VERSION : null,
    },
    termsVersion: TERMS_VERSION,
  };
}
