import { type RancherFormValues, toRegisterRancherInput } from '../../../rules/ranches/rancherForm';
import { mutate } from '../../apollo/mutate';
import { codeOf, fieldErrorsOf, messageOf } from '../../errors/graphErrors';
import { RegisterRancherDocument } from './RegisterRancher.generated';

/** Sends a sign-up of a rancher, with or without the broker agreement accepted. */
export const registerRancher = (values: RancherFormValues, acceptedAgreement: boolean) =>
  mutate(RegisterRancherDocument, { input: toRegisterRancherInput(values, acceptedAgreement) });

/** Returns the server's messages by field. A conflict is about the email, because nothing else can be taken already. */
export const registrationErrors = (error: unknown): Record<string, string> =>
  codeOf(error) === 'CONFLICT' ? { 'user.email': messageOf(error) } : fieldErrorsOf(error);
