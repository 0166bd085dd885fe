import { Router } from 'express';
import type { Knex } from 'knex';
import { migrationSource } from '../../database/migrationSource';
import type { Protection } from '../Protection';

type Options = { db: Knex; isDraining: () => boolean };

/** A server that is about to stop closes each connection after its answer, so that the next request goes to another server. */
export const closeWhenDraining =
  (isDraining: () => boolean): Protection =>
  (_req, res) => {
    if (isDraining()) res.setHeader('Connection', 'close');
  };

export function health({ db, isDraining }: Options): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'alive' });
  });
  router.get('/readyz', async (_req, res) => {
    const reason = isDraining() ? 'stopping' : await notReady(db);
    res.status(reason ? 503 : 200).json(reason ? { status: 'not ready', reason } : { status: 'ready' });
  });
  return router;
}

async function notReady(db: Knex): Promise<string | null> {
  try {
    const done: string[] = await db('migrations').timeout(2_000).pluck('name');
    const all = await migrationSource.getMigrations([]);
    return all.every((name) => done.includes(name)) ? null : 'the database is not migrated';
  } catch {
    return 'the database is not reachable';
  }
}
