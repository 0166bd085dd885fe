import type { EventEmitter } from 'node:events';
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
const IN_FAILED_TRANSACTION = '25P02';
const MAX_RETRIES = 3;

type ModelQuery = { toKnexQuery(): Knex.QueryBuilder };

/** What each open transaction has sent without waiting for the answer. */
const sentOf = new WeakMap<Knex, Promise<unknown>[]>();

/** Runs `work` in one transaction, or as part of the one that is already open. It may run more than once. */
export async function transaction<T>(knex: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return isTransaction(knex) ? work(knex) : retryConflicts(() => runTransaction(knex, work));
}

async function runTransaction<T>(knex: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  const sent: Promise<unknown>[] = [];
  try {
    const result = await knex.transaction((trx) => {
      sentOf.set(trx, sent);
      return work(trx);
    });
    // If one of them failed, PostgreSQL has answered the commit by rolling back.
    await Promise.all(sent);
    return result;
  } catch (error) {
    if (sqlState(error) === IN_FAILED_TRANSACTION) await Promise.all(sent);
    throw error;
  }
}

/**
 * Sends a lock or a write whose answer nobody reads. It's on its way when this returns, so that it shares the round trip of the next
 * statement or the commit, and the transaction fails if it does. Outside a transaction, this waits for the answer.
 */
export async function sendAhead(trx: Knex, given: Knex.QueryBuilder | Knex.Raw | ModelQuery): Promise<void> {
  const statement = 'toKnexQuery' in given ? given.toKnexQuery() : given;
  const sent = sentOf.get(trx);
  if (!sent) return void (await statement);
  const isSent = new Promise((resolve) => (statement as unknown as EventEmitter).once('query', resolve));
  const answer = statement.then(() => {});
  answer.catch(() => {});
  sent.push(answer);
  await Promise.race([isSent, answer]);
}

/** PostgreSQL ends losers of a conflict, so `work` may run again and must touch nothing but the database. */
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
