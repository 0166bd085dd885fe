import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { sqlState } from './sqlState';

declare module 'knex' {
  namespace Knex {
    interface FunctionHelper {
      /** The database's time, which models take as the text that their columns hold. */
      now(): Knex.Raw & string;
    }
  }
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const MAX_RETRIES = 3;

/** Runs `work` in one transaction, or as part of the one that is already open. It may run more than once. */
export async function transaction<T>(knex: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return isTransaction(knex) ? work(knex) : retryConflicts(() => knex.transaction(work));
}

/**
 * Runs a whole transaction, or a statement that is one. PostgreSQL asks the losers of a deadlock or a serialization
 * conflict to try again, so `work` may run more than once and must touch nothing but the database.
 */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_RETRIES || !mayTryAgain(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}

function isTransaction(knex: Knex): knex is Knex.Transaction {
  return knex.isTransaction === true;
}

function mayTryAgain(error: unknown): boolean {
  const state = sqlState(error);
  return state === SERIALIZATION_FAILURE || state === DEADLOCK;
}

/** Returns a row that a foreign key or a lock guarantees. If it's missing, the code is wrong, not the request. */
export function mustExist<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw new Error('A row that has to exist is missing');
  return row;
}
