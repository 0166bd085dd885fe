import { createHash, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Knex } from 'knex';
import type { Context } from '../../context';
import { transaction } from '../../database/transaction';
import { conflict } from '../../errors';
import { lockOwner } from '../lockOwner';
import { inPasswordQueue } from '../passwords/passwordQueue';
import type { User } from '../User';
import { hasFactor } from './factors';
import { type Changed, recordFactorChange } from './recordFactorChange';

const CODE_COUNT = 10;

/** Excludes letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Has 49 bits, too many to guess under the rate limit. */
const newCode = () => `${pick(5)}-${pick(5)}`;

const pick = (length: number) => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Digests a code as people type it: with or without the dash, in upper or lower case. Early versions stored only this. */
const digestOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');

/** Argon2id, a few milliseconds. Less than for passwords, since codes are random and up to ten are compared. */
const COST = { memoryCost: 8_192, timeCost: 2, parallelism: 1 };

async function replaceCodes(trx: Knex, userId: number): Promise<string[]> {
  const codes = Array.from({ length: CODE_COUNT }, newCode);
  const hashes = await inPasswordQueue(() => Promise.all(codes.map((code) => hash(digestOf(code), COST))));
  await trx('recoveryCodes').where({ userId }).delete();
  await trx('recoveryCodes').insert(hashes.map((codeHash) => ({ userId, codeHash })));
  return codes;
}

/** Creates codes with the first factor, in case the device is lost. Returns none if the account already has a factor. */
export async function codesForFirstFactor(trx: Knex, userId: number): Promise<string[]> {
  await trx('users').where({ id: userId }).forUpdate().first('id');
  return (await hasFactor(trx, userId)) ? [] : replaceCodes(trx, userId);
}

export async function endCodesWithoutFactor(trx: Knex, userId: number): Promise<void> {
  await trx('users').where({ id: userId }).forUpdate().first('id');
  if (!(await hasFactor(trx, userId))) await trx('recoveryCodes').where({ userId }).delete();
}

/** Errors: CONFLICT. */
export async function renewRecoveryCodes(context: Context, { id }: User): Promise<Changed> {
  return transaction(context.db, async (trx) => {
    await lockOwner(trx, context);
    if (!(await hasFactor(trx, id))) throw conflict('Please set up an authenticator app or a passkey first');
    return recordFactorChange(trx, context, { change: 'CODES_RENEWED', recoveryCodes: await replaceCodes(trx, id) });
  });
}

/** Returns whether a code is right, and deletes it. */
export async function spendRecoveryCode(db: Knex, userId: number, code: string): Promise<boolean> {
  const codes: { id: number; codeHash: string }[] = await db('recoveryCodes')
    .where({ userId })
    .select('id', 'codeHash');
  const digest = digestOf(code);
  for (const { id, codeHash } of codes) {
    if (await inPasswordQueue(() => verify(codeHash, digest)))
      return (await db('recoveryCodes').where({ id }).delete()) > 0;
  }
  return false;
}
