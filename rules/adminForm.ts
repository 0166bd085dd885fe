import { object } from 'yup';
import { email } from './emailField';
import { personName } from './personFields';

/** What the command that makes an admin is told. */
export const adminForm = object({ email: email(), name: personName });
