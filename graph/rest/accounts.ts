import type { LoginInput, RegisterInput, ResetPasswordInput, UpdateProfileInput } from '../resolverTypes.generated';
import {
  RestCurrentUserDocument,
  RestCustomersDocument,
  RestForgotPasswordDocument,
  RestLoginDocument,
  RestLogoutDocument,
  RestRegisterDocument,
  RestResetPasswordDocument,
  RestUpdateProfileDocument,
} from './accounts.generated';
import { readInput } from './readInput';
import { listRow, requireSignIn, row } from './row';

export const accountRows = [
  row({
    method: 'GET',
    path: '/user',
    summary: 'The signed-in person; 401 when signed out.',
    operation: RestCurrentUserDocument,
    variables: requireSignIn,
    present: ({ viewer }) => viewer,
  }),
  row({
    method: 'POST',
    path: '/login',
    summary: 'Signs in and sets the session cookie.',
    operation: RestLoginDocument,
    variables: ({ body }) => ({ input: readInput<LoginInput>('LoginInput', body) }),
    present: ({ login }) => login,
  }),
  row({
    method: 'POST',
    path: '/logout',
    summary: 'Signs out.',
    operation: RestLogoutDocument,
    variables: () => ({}),
    present: () => ({ message: 'You have been successfully logged out.' }),
  }),
  row({
    method: 'POST',
    path: '/register',
    summary: 'Makes a customer account.',
    status: 201,
    operation: RestRegisterDocument,
    variables: ({ body }) => ({ input: readInput<RegisterInput>('RegisterInput', body) }),
    present: ({ register }) => register,
  }),
  row({
    method: 'POST',
    path: '/forgot-password',
    summary: 'Mails a link to set a new password, if the email is registered.',
    operation: RestForgotPasswordDocument,
    variables: ({ body }) => ({ email: String(body.email ?? '') }),
    present: ({ requestPasswordReset }) => ({ message: requestPasswordReset }),
  }),
  row({
    method: 'POST',
    path: '/reset-password',
    summary: 'Sets a new password by the token of a mailed link.',
    operation: RestResetPasswordDocument,
    variables: ({ body }) => ({ input: readInput<ResetPasswordInput>('ResetPasswordInput', body) }),
    present: () => ({ message: 'Your password has been reset.' }),
  }),
  row({
    method: 'PATCH',
    path: '/user/profile',
    summary: 'Changes the account fields of the signed-in person.',
    operation: RestUpdateProfileDocument,
    variables: ({ body }) => ({ input: readInput<UpdateProfileInput>('UpdateProfileInput', body) }),
    present: ({ updateProfile }) => updateProfile,
  }),
  listRow({
    method: 'GET',
    path: '/admin/customers',
    summary: 'All customers, newest first.',
    operation: RestCustomersDocument,
    variables: ({ query }) => ({ search: query.search, first: 0 }),
    connection: ({ admin }) => admin.customers,
  }),
];
