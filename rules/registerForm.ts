import { type InferType, object } from 'yup';
import { email } from './emailField';
import { newPassword } from './newPassword';
import { choice } from './numberFields';
import { personName, phone } from './personFields';
import { optionalPlace } from './placeFields';

export const registerForm = object({
  name: personName,
  email: email(),
  password: newPassword,
  phone,
  ...optionalPlace,
  userType: choice(['CUSTOMER'], 'Ranchers sign up with the rancher application'),
});

export type RegisterValues = InferType<typeof registerForm>;

export const initialRegister = { name: '', email: '', password: '', phone: '', zipCode: '', city: '', state: '' };
