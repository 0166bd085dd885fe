import { type InferType, object, string } from 'yup';
import { email } from '../fields/emailField';
import { LIMITS } from '../fields/limits';
import { personName } from '../fields/personFields';
import { plainText } from '../fields/textField';
import type { AdminRole } from './duties';

const ROLES: AdminRole[] = ['ALL', 'SUPPORT', 'FINANCE'];

const adminRole = string<AdminRole>()
  .oneOf(ROLES, 'Please choose what the person takes care of')
  .required('Please choose what the person takes care of');

export const inviteAdminForm = object({ email: email(), name: plainText(LIMITS.name), role: adminRole });

export type InviteAdminValues = InferType<typeof inviteAdminForm>;

export const adminForm = object({ email: email(), name: personName, role: adminRole });
