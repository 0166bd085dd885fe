import { audit } from '../../audit/audit';
import { type Context, signedIn } from '../../context';
import { badInput, type Refusal } from '../../errors';
import { User } from '../User';
import { countPasswordAttempt, type PasswordAttempt } from './passwordAttempts';

type OwnAttempt = Omit<PasswordAttempt, 'wasWrong'> & {
  user: User;
  /** Logs a wrong password or code, and returns the refusal at its field. */
  wasWrong(fields: Record<string, string>): Promise<Refusal>;
};

/**
 * Counts an attempt to confirm with the viewer's own password or a code, in case somebody else uses a session that was left open.
 * Everything that asks for one shares the counter. Errors: RATE_LIMITED.
 */
export async function countOwnAttempt(context: Context): Promise<OwnAttempt> {
  const user = await User.query(context.db).findById(signedIn(context).id).throwIfNotFound();
  const attempt = await countPasswordAttempt(context, user.email, user);
  return {
    ...attempt,
    user,
    async wasWrong(fields) {
      await audit(context.db, context, { action: 'CONFIRMATION_FAILED', to: { type: 'USER', id: user.id } });
      await attempt.wasWrong();
      return badInput(fields);
    },
  };
}
