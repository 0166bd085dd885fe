import { customerProfileInput } from '../../../rules/accounts/customerProfileForm';
import { forgotPasswordForm } from '../../../rules/accounts/forgotPasswordForm';
import { loginForm } from '../../../rules/accounts/loginForm';
import { registerForm } from '../../../rules/accounts/registerForm';
import { resetPasswordInput } from '../../../rules/accounts/resetPasswordForm';
import type { LoginInput, RegisterInput, ResetPasswordInput, UpdateProfileInput } from '../../resolverTypes.generated';
import { object, text } from '../openapi/Schema';
import { each, message, type View, view } from '../present/view';
import { argumentsOf, inputOf } from '../read/readInput';
import { argumentsAt, queryOf } from '../read/readQuery';
import { listRow, row } from '../row';
import {
  RestCurrentUserDocument,
  RestCustomersDocument,
  type RestCustomersQueryVariables,
  RestForgotPasswordDocument,
  type RestForgotPasswordMutationVariables,
  RestLoginDocument,
  RestLogoutDocument,
  RestRegisterDocument,
  RestResetPasswordDocument,
  RestUpdateProfileDocument,
} from './accounts.generated';

const user = view('User');

/** The sentence that the graph answers. */
const sentence: View<string> = {
  present: (words) => ({ message: words }),
  describe: () => object({ message: text('What was done, as a sentence.') }),
};

export const accountRows = [
  row({
    method: 'GET',
    path: '/user',
    summary: 'The signed-in person; 401 when signed out.',
    to: ['SIGNED_IN'],
    operation: RestCurrentUserDocument,
    answer: 'viewer',
    view: view('CurrentUser'),
  }),
  row({
    method: 'POST',
    path: '/login',
    summary: 'Signs in and sets the session cookie.',
    operation: RestLoginDocument,
    ...inputOf<LoginInput>('LoginInput', loginForm),
    answer: 'login',
    view: user,
  }),
  row({
    method: 'POST',
    path: '/logout',
    summary: 'Signs out.',
    operation: RestLogoutDocument,
    view: message('You have been successfully logged out.'),
  }),
  row({
    method: 'POST',
    path: '/register',
    summary: 'Makes a customer account.',
    status: 201,
    operation: RestRegisterDocument,
    ...inputOf<RegisterInput>('RegisterInput', registerForm),
    answer: 'register',
    view: user,
  }),
  row({
    method: 'POST',
    path: '/forgot-password',
    summary: 'Mails a link to set a new password, if the email is registered.',
    operation: RestForgotPasswordDocument,
    ...argumentsOf<RestForgotPasswordMutationVariables>('requestPasswordReset', forgotPasswordForm),
    answer: 'requestPasswordReset',
    view: sentence,
  }),
  row({
    method: 'POST',
    path: '/reset-password',
    summary: 'Sets a new password by the token of a mailed link.',
    operation: RestResetPasswordDocument,
    ...inputOf<ResetPasswordInput>('ResetPasswordInput', resetPasswordInput),
    view: message('Your password has been reset.'),
  }),
  row({
    method: 'PATCH',
    path: '/user/profile',
    summary: 'Changes the account fields of the signed-in person.',
    operation: RestUpdateProfileDocument,
    ...inputOf<UpdateProfileInput>('UpdateProfileInput', customerProfileInput),
    answer: 'updateProfile',
    view: user,
  }),
  listRow({
    method: 'GET',
    path: '/admin/customers',
    summary: 'All customers, newest first.',
    operation: RestCustomersDocument,
    ...queryOf<RestCustomersQueryVariables>(argumentsAt('Admin.customers', 'search')),
    list: 'admin.customers',
    view: each(user),
  }),
];
