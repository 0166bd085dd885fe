import type { Knex } from 'knex';
import { API_SCOPE, type ApiScope, scopesFor } from '../../rules/developers/apiScope';
import { apiTokenForm } from '../../rules/developers/apiTokenForm';
import { LIMITS } from '../../rules/fields/limits';
import type { UserType } from '../../rules/words/vocabulary';
import { lockOwner } from '../accounts/lockOwner';
import { audit, changesOf } from '../audit/audit';
import { type Context, signedIn } from '../context';
import type { RowId } from '../database/reading/rowId';
import { transaction } from '../database/transaction';
import { badInput, conflict, notFound } from '../errors';
import { countAttempt } from '../limits/attempts';
import type { MutationCreateApiTokenArgs } from '../resolverTypes.generated';
import { idNumber, validate } from '../schema/arguments';
import { makeOnce } from '../schema/makeOnce';
import { requireApprovedRanch } from './requireApprovedRanch';
import { hashOfSecret, newTokenSecret } from './tokenSecret';

/** Creates a token. Only this response has its secret. Errors: BAD_USER_INPUT, FORBIDDEN, RATE_LIMITED, CONFLICT for too many. */
export async function createApiToken(
  context: Context,
  { input, idempotencyKey }: MutationCreateApiTokenArgs,
): Promise<{ token: RowId; secret: string }> {
  await requireApprovedRanch(context, 'API tokens');
  const values = await validate(apiTokenForm, input);
  const { id: userId, userType } = signedIn(context);
  requireUsableScopes(values.scopes, userType);
  await countAttempt(context, 'token', String(userId));
  const secret = newTokenSecret();
  const secretHash = hashOfSecret(secret);
  // Nobody has seen the secret of a lost answer, so the same token gets a new one.
  const find = async (db: Knex, [id]: number[]) => {
    const [again] = await db('apiTokens').where({ id, revokedAt: null }).update({ secretHash }).returning(['id']);
    return again;
  };
  const once = { idempotencyKey, change: { createApiToken: input }, find };
  const token = await makeOnce(context, once, async (trx) => {
    // Serializes simultaneous requests, so that none exceeds the limit.
    await lockOwner(trx, context);
    await makeRoom(trx, userId);
    const row = { ...values, userId, secretHash };
    const [made] = await trx('apiTokens').insert(row).returning(['id', 'name', 'scopes', 'expiresAt']);
    const { name, scopes, expiresAt } = made;
    const changes = changesOf({}, { name, scopes, expiresAt });
    await audit(trx, context, { action: 'TOKEN_CREATED', to: { type: 'USER', id: userId }, changes });
    return made;
  });
  return { token, secret };
}

/** Refuses a scope that the token's owner can't use, instead of refusing each of its requests later. Errors: BAD_USER_INPUT. */
function requireUsableScopes(scopes: readonly ApiScope[], userType: UserType): void {
  const unusable = scopes.find((scope) => !scopesFor(userType).includes(scope));
  if (unusable) throw badInput({ scopes: `“${API_SCOPE.label(unusable)}” is for admins` });
}

/** SQL: whether a token may be deleted. Revoked tokens stay for a day, so that revoking one twice isn't an error. */
const IS_DELETABLE = "coalesce(revoked_at + interval '1 day', expires_at) <= now()";

/** Deletes old tokens and checks the limit. Errors: CONFLICT. */
async function makeRoom(trx: Knex.Transaction, userId: number): Promise<void> {
  const own = () => trx('apiTokens').where({ userId });
  await own().whereRaw(IS_DELETABLE).delete();
  const live = await own().whereNull('revokedAt').select('id');
  if (live.length >= LIMITS.apiTokens) {
    throw conflict(
      `You already have ${live.length} API tokens, the most you can have. Revoke one you don't need first.`,
    );
  }
}

/** Revokes one of the viewer's tokens. At commit, a notice ends its open streams on all servers. Errors: NOT_FOUND. */
export async function revokeApiToken(context: Context, tokenId: string | number): Promise<boolean> {
  const own = { id: idNumber(tokenId), userId: signedIn(context).id };
  return transaction(context.db, async (trx) => {
    const [token] = await trx('apiTokens').where(own).forUpdate().select('name', 'scopes', 'expiresAt', 'revokedAt');
    if (!token) throw notFound('API token');
    if (token.revokedAt) return true;
    await trx('apiTokens').where(own).update({ revokedAt: trx.fn.now() });
    await trx.raw("select pg_notify('token_revoked', ?)", [String(own.id)]);
    const changes = changesOf(token, { name: null, scopes: null, expiresAt: null });
    await audit(trx, context, { action: 'TOKEN_REVOKED', to: { type: 'USER', id: own.userId }, changes });
    return true;
  });
}
