import { type InferType, object } from 'yup';
import { personName, phone } from './personFields';
import { optionalPlace } from './placeFields';

export const customerProfileForm = object({ name: personName, phone, ...optionalPlace });

/** What the server takes: a field that is left out stays as it is. */
export const customerProfileInput = customerProfileForm.partial();

export type CustomerProfileValues = InferType<typeof customerProfileForm>;

export const initialCustomerProfile = { name: '', phone: '', zipCode: '', city: '', state: '' };
