import { customerProfileInput } from '../../../rules/accounts/customerProfileForm';
import { forgotPasswordForm } from '../../../rules/accounts/forgotPasswordForm';
import { loginForm } from '../../../rules/accounts/loginForm';
import { registerForm } from '../../../rules/accounts/registerForm';
import { resetPasswordInput } from '../../../rules/accounts/resetPasswordForm';
import { each, message, view } from '../present/view';
import { row } from '../row';
import * as graph from './accounts.generated';

const user = view('User');

export const accountRows = [
  row('GET /user', {
    summary: 'The signed-in person; 401 when signed out.',
    to: ['SIGNED_IN'],
    operation: graph.RestCurrentUserDocument,
    view: view('CurrentUser'),
  }),
  row('POST /login', {
    summary: 'Signs in and sets the session cookie.',
    operation: graph.RestLoginDocument,
    form: loginForm,
    view: user,
  }),
  row('POST /logout', {
    summary: 'Signs out.',
    operation: graph.RestLogoutDocument,
    view: message('You have been successfully logged out.'),
  }),
  row('POST /register', {
    summary: 'Makes a customer account.',
    status: 201,
    operation: graph.RestRegisterDocument,
    form: registerForm,
    view: user,
  }),
  row('POST /forgot-password', {
    summary: 'Mails a link to set a new password, if the email is registered.',
    operation: graph.RestForgotPasswordDocument,
    form: forgotPasswordForm,
    view: message((sentence) => String(sentence)),
  }),
  row('POST /reset-password', {
    summary: 'Sets a new password by the token of a mailed link.',
    operation: graph.RestResetPasswordDocument,
    form: resetPasswordInput,
    view: message('Your password has been reset.'),
  }),
  row('PATCH /user/profile', {
    summary: 'Changes the account fields of the signed-in person.',
    operation: graph.RestUpdateProfileDocument,
    form: customerProfileInput,
    view: user,
  }),
  row('GET /admin/customers', {
    summary: 'All customers, newest first.',
    operation: graph.RestCustomersDocument,
    answer: 'admin.customers',
    view: each(user),
  }),
];
