import type { Knex } from 'knex';

/** Revokes a person's API tokens, ends the tokens' streams on all servers, and turns off the person's webhooks. */
export async function revokeApiAccess(trx: Knex, userId: number): Promise<void> {
  await revokeApiTokens(trx, trx('apiTokens').where({ userId }));
  await trx('webhooks').where({ userId }).update({ enabled: false });
}

export async function revokeApiTokens(trx: Knex, chosen: Knex.QueryBuilder): Promise<void> {
  const tokens: { id: number }[] = await chosen
    .whereNull('revokedAt')
    .update({ revokedAt: trx.fn.now() })
    .returning('id');
  for (const { id } of tokens) await trx.raw("select pg_notify('token_revoked', ?)", [String(id)]);
}
