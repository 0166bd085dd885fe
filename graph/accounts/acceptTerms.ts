import { OUTDATED_TERMS, TERMS_VERSION } from '../../rules/papers/termsVersion';
import { audit, changesOf } from '../audit/audit';

import { type Context, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { badInput } from '../errors';
import { lockOwner } from './lockOwner';
import { User } from './User';

export const acceptedTerms = () => ({ termsVersion: TERMS_VERSION, termsAcceptedAt: new Date().toISOString() });

/** Records that the viewer accepts the terms, and when they first did. Errors: BAD_USER_INPUT. */
export async function acceptTerms(context: Context, version: string): Promise<{ id: number }> {
  const { id } = signedIn(context);
  if (version !== TERMS_VERSION) throw badInput({ version: OUTDATED_TERMS });
  await transaction(context.db, async (trx) => {
    const user = await lockOwner(trx, context);
    const changes = changesOf(user, { termsVersion: version });
    if (changes.length === 0) return;
    await User.query(trx).patch(acceptedTerms()).where({ id });
    // The account has only the last version, and the log all of them.
    await audit(trx, context, { action: 'TERMS_ACCEPTED', to: { type: 'USER', id }, changes });
  });
  return { id };
}
