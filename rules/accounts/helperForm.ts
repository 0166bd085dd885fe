import { type InferType, object, string } from 'yup';
import { email } from '../fields/emailField';
import { LIMITS } from '../fields/limits';
import { personName } from '../fields/personFields';
import { plainText, requiredText } from '../fields/textField';
import { labels } from '../words/labels';
import type { HelperRole } from './duties';
import { newPassword } from './newPassword';

/** The labels of helpers' roles, as the inviting ranch reads them. */
export const HELPER_ROLE = labels<HelperRole>({ WORK_ORDERS: 'Handles orders', RUN_RANCH: 'Runs the ranch' });

export const HELPER_ROLE_MEANING: Record<HelperRole, string> = {
  WORK_ORDERS: 'Sees what families ordered, moves orders along, and writes with families.',
  RUN_RANCH: 'Everything but money and helpers: orders, herd, products and your ranch page.',
};

const helperRole = string<HelperRole>()
  .oneOf(HELPER_ROLE.values, 'Please choose what the helper does')
  .required('Please choose what the helper does');

export const inviteHelperForm = object({ email: email(), name: plainText(LIMITS.name), role: helperRole });

export const initialInvitation: InviteHelperValues = { email: '', name: '', role: 'WORK_ORDERS' };

export type InviteHelperValues = InferType<typeof inviteHelperForm>;

/** The server's input, with the token from the mailed link. */
export const acceptInvitationInput = object({
  token: requiredText('Missing invitation', LIMITS.token),
  name: personName,
  password: newPassword,
});

export const acceptInvitationForm = acceptInvitationInput.omit(['token']);

export type AcceptInvitationValues = InferType<typeof acceptInvitationForm>;
