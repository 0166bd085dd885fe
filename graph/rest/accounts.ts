import { customerProfileInput } from '../../rules/customerProfileForm';
import { forgotPasswordForm } from '../../rules/forgotPasswordForm';
import { loginForm } from '../../rules/loginForm';
import { registerForm } from '../../rules/registerForm';
import { resetPasswordInput } from '../../rules/resetPasswordForm';
import type { LoginInput, RegisterInput, ResetPasswordInput, UpdateProfileInput } from '../resolverTypes.generated';
import {
  RestCurrentUserDocument,
  RestCustomersDocument,
  RestForgotPasswordDocument,
  type RestForgotPasswordMutationVariables,
  RestLoginDocument,
  RestLogoutDocument,
  RestRegisterDocument,
  RestResetPasswordDocument,
  RestUpdateProfileDocument,
} from './accounts.generated';
import { argumentBody, inputBody } from './openapi/inputSchema';
import { parameters } from './openapi/parameters';
import type { Shape } from './openapi/Schema';
import { message, named, notNull } from './openapi/shape';
import { readArguments, readInput } from './readInput';
import { listRow, row } from './row';

const userShape = <User>(user: Shape<User>) => named('User', user);

export const accountRows = [
  row({
    method: 'GET',
    path: '/user',
    summary: 'The signed-in person; 401 when signed out.',
    to: ['SIGNED_IN'],
    operation: RestCurrentUserDocument,
    variables: () => ({}),
    present: ({ viewer }) => viewer ?? undefined,
    answer: ({ viewer }) => named('CurrentUser', notNull(viewer)),
  }),
  row({
    method: 'POST',
    path: '/login',
    summary: 'Signs in and sets the session cookie.',
    operation: RestLoginDocument,
    body: inputBody('LoginInput'),
    variables: async ({ body }) => ({ input: await readInput<LoginInput>('LoginInput', loginForm, body) }),
    present: ({ login }) => login,
    answer: ({ login }) => userShape(login),
  }),
  row({
    method: 'POST',
    path: '/logout',
    summary: 'Signs out.',
    operation: RestLogoutDocument,
    variables: () => ({}),
    present: () => ({ message: 'You have been successfully logged out.' }),
    answer: message,
  }),
  row({
    method: 'POST',
    path: '/register',
    summary: 'Makes a customer account.',
    status: 201,
    operation: RestRegisterDocument,
    body: inputBody('RegisterInput'),
    variables: async ({ body }) => ({ input: await readInput<RegisterInput>('RegisterInput', registerForm, body) }),
    present: ({ register }) => register,
    answer: ({ register }) => userShape(register),
  }),
  row({
    method: 'POST',
    path: '/forgot-password',
    summary: 'Mails a link to set a new password, if the email is registered.',
    operation: RestForgotPasswordDocument,
    body: argumentBody({ email: 'Mutation.requestPasswordReset(email:)' }),
    variables: ({ body }) =>
      readArguments<RestForgotPasswordMutationVariables>('requestPasswordReset', forgotPasswordForm, body),
    present: ({ requestPasswordReset }) => ({ message: requestPasswordReset }),
    answer: message,
  }),
  row({
    method: 'POST',
    path: '/reset-password',
    summary: 'Sets a new password by the token of a mailed link.',
    operation: RestResetPasswordDocument,
    body: inputBody('ResetPasswordInput'),
    variables: async ({ body }) => ({
      input: await readInput<ResetPasswordInput>('ResetPasswordInput', resetPasswordInput, body),
    }),
    present: () => ({ message: 'Your password has been reset.' }),
    answer: message,
  }),
  row({
    method: 'PATCH',
    path: '/user/profile',
    summary: 'Changes the account fields of the signed-in person.',
    operation: RestUpdateProfileDocument,
    body: inputBody('UpdateProfileInput'),
    variables: async ({ body }) => ({
      input: await readInput<UpdateProfileInput>('UpdateProfileInput', customerProfileInput, body),
    }),
    present: ({ updateProfile }) => updateProfile,
    answer: ({ updateProfile }) => userShape(updateProfile),
  }),
  listRow({
    method: 'GET',
    path: '/admin/customers',
    summary: 'All customers, newest first.',
    operation: RestCustomersDocument,
    query: parameters({ search: 'Admin.customers(search:)' }),
    variables: ({ query }) => ({ search: query.search }),
    connection: ({ admin }) => admin.customers,
    presentNode: (customer) => customer,
    answer: userShape,
  }),
];
