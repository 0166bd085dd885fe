import { type InferType, object } from 'yup';
import { email } from '../fields/emailField';
import { personName, phone } from '../fields/personFields';

/** The owner of a ranch in the admin's dialog. */
export const rancherContactForm = object({ name: personName, email: email(), phone });

/** The server's input. Fields that are left out don't change. */
export const rancherContactInput = rancherContactForm.partial();

export type RancherContactValues = InferType<typeof rancherContactForm>;
