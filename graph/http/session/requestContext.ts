import type { Request, Response } from 'express';
import type { Config } from '../../config';
import type { Context, Pools } from '../../context';
import { unauthenticated } from '../../errors';
import type { CallerOf } from './callers';
import type { Sessions } from './sessions';

export type ContextOf = (req: Request, res: Response) => Promise<Context>;

type Options = { config: Config; pools: Pools; sessions: Sessions; callerOf: CallerOf };

/** What operations run with when they come by HTTP, be it by /graphql or by the REST facade. Errors: UNAUTHENTICATED. */
export function requestContext({ config, pools, sessions, callerOf }: Options): ContextOf {
  return async (req, res) => {
    const caller = await callerOf(req)();
    if (!caller) {
      res.set('WWW-Authenticate', 'Bearer');
      throw unauthenticated('This API token is not valid');
    }
    return {
      ...caller,
      db: pools.all,
      pools,
      config,
      log: req.log,
      session: sessions.controlOf(req, res),
      address: req.ip ?? '',
      userAgent: req.get('User-Agent'),
      spending: { spent: 0, limit: 0, remaining: 0, resetSeconds: 0 },
    };
  };
}
