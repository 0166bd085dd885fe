import type { Request, Response } from 'express';
import type { Knex } from 'knex';
import type { Config } from '../config';
import type { Context } from '../context';
import type { Sessions } from './sessions';

export type ContextOf = (req: Request, res: Response) => Promise<Context>;

/** What operations run with when they come by HTTP, be it by /graphql or by the REST facade. */
export function requestContext(options: { config: Config; db: Knex; sessions: Sessions }): ContextOf {
  const { config, db, sessions } = options;
  return async (req, res) => ({
    db,
    config,
    log: req.log,
    viewer: await sessions.viewerOf(req),
    session: sessions.controlOf(req, res),
    address: req.ip ?? '',
  });
}
