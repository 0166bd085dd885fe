import { boolean, type InferType, object, string } from 'yup';
import { AGREEMENT_VERSION } from './agreement';
import { email } from './emailField';
import { LIMITS } from './limits';
import { newPassword, PASSWORDS_DIFFER } from './newPassword';
import { choice, flag } from './numberFields';
import { personName, phone } from './personFields';
import { optionalPlace } from './placeFields';
import { initialRancherListing, type RancherListingValues, rancherListingForm, toListingInput } from './rancherListing';
import { wholeRancherProfile } from './rancherProfileForm';
import { optionalText } from './textField';

const account = { name: personName, email: email(), phone, password: newPassword };

/** What the server takes, in cents. Approval and rate are not the applicant's to choose. */
export const registerRancherInput = object({
  user: object({ ...account, ...optionalPlace, userType: choice(['RANCHER'], 'This application is for ranchers') }),
  rancher: wholeRancherProfile.shape({
    hasBrokerAgreement: flag(),
    agreementVersion: optionalText(LIMITS.token).oneOf(
      [AGREEMENT_VERSION, null],
      'The broker agreement has changed. Please read and accept it again.',
    ),
  }),
});

export type RegisterRancherValues = InferType<typeof registerRancherInput>;

/** What the application form holds. A rancher lives where the ranch lies, so the place is asked once. */
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
  };
}
