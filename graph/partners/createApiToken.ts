import type { Knex } from 'knex';
import { apiTokenForm } from '../../rules/apiTokenForm';
import { LIMITS } from '../../rules/limits';
import { User } from '../accounts/User';
import { audit } from '../audit/audit';
import { changesOf } from '../audit/changesOf';
import { type Context, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import { countAttempt } from '../limits/attempts';
import type { ApiTokenInput } from '../resolverTypes.generated';
import { validate } from '../validate';
import { type ApiTokenRow, tokenColumns } from './ApiToken';
import { requireApprovedRanch } from './requireApprovedRanch';
import { hashOfSecret, newTokenSecret } from './tokenSecret';

type NewToken = { token: ApiTokenRow; secret: string };

/** Makes a token; its secret is in this answer alone. Errors: BAD_USER_INPUT, FORBIDDEN, RATE_LIMITED, CONFLICT when there are too many. */
export async function createApiToken(context: Context, input: ApiTokenInput): Promise<NewToken> {
  await requireApprovedRanch(context, 'API tokens');
  const values = await validate(apiTokenForm, input);
  const userId = signedIn(context).id;
  await countAttempt(context, 'token', String(userId));
  const secret = newTokenSecret();
  const token = await transaction(context.db, async (trx) => {
    await makeRoom(trx, userId);
    const row = { ...values, userId, secretHash: hashOfSecret(secret) };
    const [made] = await trx('apiTokens').insert(row).returning(tokenColumns);
    const { name, scopes, expiresAt } = made;
    const changes = changesOf({}, { name, scopes, expiresAt });
    await audit(trx, context, { action: 'TOKEN_CREATED', to: { type: 'USER', id: userId }, changes });
    return made;
  });
  return { token, secret };
}

/** A revoked one is kept for a day, so that revoking it once more is not told that it never was. */
const IS_PAST = "coalesce(revoked_at + interval '1 day', expires_at) <= now()";

/** Of two tokens that one person makes at the same moment, the second counts the first. Errors: CONFLICT. */
async function makeRoom(trx: Knex.Transaction, userId: number): Promise<void> {
  await User.query(trx).findById(userId).select('id').forNoKeyUpdate();
  const own = () => trx('apiTokens').where({ userId });
  await own().whereRaw(IS_PAST).delete();
  const live = await own().whereNull('revokedAt').select('id');
  if (live.length >= LIMITS.apiTokens) {
    throw conflict(`You have ${live.length} API tokens, which is the most. Revoke one that you no longer need first.`);
  }
}
