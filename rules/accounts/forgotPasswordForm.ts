import { type InferType, object } from 'yup';
import { email } from '../fields/emailField';

export const forgotPasswordForm = object({ email: email() });

export type ForgotPasswordValues = InferType<typeof forgotPasswordForm>;

export const initialForgotPassword: ForgotPasswordValues = { email: '' };
