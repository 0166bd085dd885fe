import { audit } from '../audit/audit';
import { changesOf } from '../audit/changesOf';
import { type Context, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { notFound } from '../errors';
import { idNumber } from '../schema/ids';

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
