import { type InferType, object } from 'yup';
import { personName, phone } from '../fields/personFields';
import { optionalPlace } from '../fields/placeFields';

export const customerProfileForm = object({ name: personName, phone, ...optionalPlace });

/** The server's input. Fields that are left out don't change. */
export const customerProfileInput = customerProfileForm.partial();

export type CustomerProfileValues = InferType<typeof customerProfileForm>;

export const initialCustomerProfile = { name: '', phone: '', zipCode: '', city: '', state: '' };
