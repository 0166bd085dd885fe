import { object } from 'yup';
import { newPassword } from '../accounts/newPassword';
import { email } from '../fields/emailField';
import { nameText, personName, phone } from '../fields/personFields';
import { requiredPlace } from '../fields/placeFields';

/** The form with which a rancher begins. They add the rest of the ranch after signing in. */
export const rancherStartForm = object({
  ranchName: nameText('Ranch name is required'),
  name: personName,
  email: email(),
  phone,
  password: newPassword,
  ...requiredPlace,
});

export const initialRancherStart = {
  ...{ ranchName: '', name: '', email: '', phone: '', password: '' },
  ...{ zipCode: '', city: '', state: '' },
};

export type RancherStartValues = typeof initialRancherStart;
