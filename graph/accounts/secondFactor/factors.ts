import type { Knex } from 'knex';
import type { SecondFactor } from '../../resolverTypes.generated';

/** SQL: whether the account `id` has a second factor. */
export const hasFactorOf = (id: string) => `(
  exists (select from authenticators where user_id = ${id} and confirmed_at is not null)
  or exists (select from passkeys where user_id = ${id}))`;

export async function hasFactor(db: Knex, userId: number): Promise<boolean> {
  const { rows } = await db.raw(`select ${hasFactorOf('given.id')} as has from (select ?::integer as id) given`, [
    userId,
  ]);
  return rows[0].has;
}

export type FactorKind = 'AUTHENTICATOR' | 'PASSKEY';

export async function factorKinds(db: Knex, userId: number): Promise<FactorKind[]> {
  const { hasAuthenticator, passkeys } = await readSecondFactor(db, userId);
  return [
    ...(hasAuthenticator ? (['AUTHENTICATOR'] as const) : []),
    ...(passkeys.length > 0 ? (['PASSKEY'] as const) : []),
  ];
}

async function readSecondFactor(db: Knex, userId: number): Promise<SecondFactor> {
  const [app, passkeys, codes] = await Promise.all([
    db('authenticators').where({ userId }).whereNotNull('confirmedAt').first('userId'),
    db('passkeys').where({ userId }).orderBy('id').select('id', 'name', 'createdAt', 'lastUsedAt'),
    db('recoveryCodes').where({ userId }).count({ left: '*' }).first(),
  ]);
  return { hasAuthenticator: app !== undefined, passkeys, recoveryCodesLeft: Number(codes?.left) };
}
