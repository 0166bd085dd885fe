import type { Knex } from 'knex';

/** Ends the tokens of a person, with their open streams on all servers, and turns off their webhooks. */
export async function endPrograms(trx: Knex, userId: number): Promise<void> {
  await endTokens(trx, userId);
  await trx('webhooks').where({ userId }).update({ enabled: false });
}

/** Ends the tokens of a person, with their open streams on all servers. */
export async function endTokens(trx: Knex, userId: number): Promise<void> {
  const tokens: { id: number }[] = await trx('apiTokens')
    .where({ userId, revokedAt: null })
    .update({ revokedAt: trx.fn.now() })
    .returning('id');
  for (const { id } of tokens) await trx.raw("select pg_notify('token_revoked', ?)", [String(id)]);
}
