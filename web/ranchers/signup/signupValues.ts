import { initialRancherForm, type RancherFormValues } from '../../../rules/rancherForm';

/** Both sheets: the application, and whether the agreement on the second one is accepted. */
export interface SignupValues extends RancherFormValues {
  acceptAgreement: boolean;
}

export const initialSignup: SignupValues = { ...initialRancherForm, acceptAgreement: false };
