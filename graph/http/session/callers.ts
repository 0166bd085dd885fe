import type { IncomingMessage } from 'node:http';
import type { Knex } from 'knex';
import type { Context } from '../../context';
import { readToken } from '../../tokens/readToken';
import type { Sessions } from './sessions';

type Caller = Pick<Context, 'viewer' | 'token'>;

/** Reads anew who asks. Null if the API token is not valid. */
export type ReadCaller = () => Promise<Caller | null>;
export type CallerOf = (req: IncomingMessage) => ReadCaller;

/** A request with a token is judged by the token alone. If it is not valid, the cookie beside it does not help. */
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
