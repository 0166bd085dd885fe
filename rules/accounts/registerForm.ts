import { type InferType, object } from 'yup';
import { email } from '../fields/emailField';
import { choice } from '../fields/numberFields';
import { personName, phone } from '../fields/personFields';
import { optionalPlace } from '../fields/placeFields';
import { shownTerms } from '../papers/shownTerms';
import { newPassword } from './newPassword';

export const registerForm = object({
  name: personName,
  email: email(),
  password: newPassword,
  phone,
  ...optionalPlace,
  userType: choice(['CUSTOMER'], 'Ranchers sign up with the rancher application'),
  termsVersion: shownTerms,
});

export type RegisterValues = InferType<typeof registerForm>;

export const initialRegister = { name: '', email: '', password: '', phone: '', zipCode: '', city: '', state: '' };
