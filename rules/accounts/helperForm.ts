import { type InferType, object, string } from 'yup';
import { email } from '../fields/emailField';
import { LIMITS } from '../fields/limits';
import { personName } from '../fields/personFields';
import { plainText, requiredText } from '../fields/textField';
import type { HelperRole } from './duties';
import { newPassword } from './newPassword';

const ROLES: HelperRole[] = ['WORK_ORDERS', 'RUN_RANCH'];

const helperRole = string<HelperRole>()
  .oneOf(ROLES, 'Please choose what the helper does')
  .required('Please choose what the helper does');

export const inviteHelperForm = object({ email: email(), name: plainText(LIMITS.name), role: helperRole });

export type InviteHelperValues = InferType<typeof inviteHelperForm>;

/** With the token from the mailed link. */
export const acceptInvitationInput = object({
  token: requiredText('Missing invitation', LIMITS.token),
  name: personName,
  password: newPassword,
});
