import type { IncomingMessage } from 'node:http';
import type { Knex } from 'knex';
import type { Context } from '../context';
import { readToken } from '../tokens/readToken';
import type { Sessions } from './sessions';

type Caller = Pick<Context, 'viewer' | 'token'>;

/** Reads who sent the request. Null if its API token is not valid. */
export type ReadCaller = () => Promise<Caller | null>;
export type CallerOf = (req: IncomingMessage) => ReadCaller;

/** If a request has a token, only the token counts. A cookie beside an invalid token doesn't help. */
export function callers({ db, sessions }: { db: Knex; sessions: Sessions }): CallerOf {
  return (req) => {
    const { authorization } = req.headers;
    if (authorization !== undefined) return () => callerByToken(db, authorization);
    return async () => ({ viewer: await sessions.viewerOf(req) });
  };
}

async function callerByToken(db: Knex, authorization: string): Promise<Caller | null> {
  const [, secret] = /^Bearer +(hrd_[\w-]{43})$/i.exec(authorization) ?? [];
  return secret === undefined ? null : readToken(db, secret);
}
