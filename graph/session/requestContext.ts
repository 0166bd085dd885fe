import type { AnswerCache } from '../answerCache/AnswerCache';
import type { Config } from '../config';
import type { ContextOf, Pools } from '../context';
import { unauthenticated } from '../errors';
import { addressOf } from '../http/behindProxies';
import type { CallerOf } from './callers';
import { readDoors } from './openDoors';
import type { Sessions } from './sessions';

type Options = { config: Config; pools: Pools; sessions: Sessions; callerOf: CallerOf; answerCache: AnswerCache };

/** Creates the context of operations that come over HTTP, through /graphql or REST. Errors: UNAUTHENTICATED. */
export function requestContext({ config, pools, sessions, callerOf, answerCache }: Options): ContextOf {
  return async (req, res, isUse = true) => {
    const caller = await callerOf(req)();
    if (!caller) {
      res.setHeader('WWW-Authenticate', 'Bearer');
      throw unauthenticated('This API token is not valid');
    }
    if (isUse && !caller.token) await sessions.use(req);
    // A program with a token has only the token's rights.
    const opened = caller.token ? {} : await readDoors(config, pools.all, req);
    return {
      ...caller,
      ...opened,
      db: pools.all,
      pools,
      config,
      log: req.log,
      session: sessions.controlOf(req, res),
      address: addressOf(req, config.trustProxy),
      userAgent: req.headers['user-agent'],
      answerCache,
      spending: { spent: 0, limit: 0, remaining: 0, resetSeconds: 0 },
    };
  };
}
