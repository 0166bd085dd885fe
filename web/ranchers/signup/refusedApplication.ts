import { codeOf } from '../../errors/codeOf';
import { fieldErrorsOf } from '../../errors/fieldErrorsOf';
import { messageOf } from '../../errors/messageOf';

/** What the server refuses of an application, by field. The only thing that can be taken already is the email. */
export function refusedApplication(error: unknown): Record<string, string> {
  return codeOf(error) === 'CONFLICT' ? { 'user.email': messageOf(error) } : fieldErrorsOf(error);
}
