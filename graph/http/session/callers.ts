import type { Request } from 'express';
import type { Knex } from 'knex';
import type { Context } from '../../context';
import { readToken } from '../../tokens/readToken';
import type { Sessions } from './sessions';

type Caller = Pick<Context, 'viewer' | 'token'>;

/** Reads who asks, as things stand when it is called; null where an API token is worth nothing. */
export type ReadCaller = () => Promise<Caller | null>;
export type CallerOf = (req: Request) => ReadCaller;

/** Who brings a token is known by it alone: one that is no good does not fall back to the cookie beside it. */
export function callers({ db, sessions }: { db: Knex; sessions: Sessions }): CallerOf {
  return (req) => {
    const authorization = req.get('Authorization');
    if (authorization !== undefined) return () => callerByToken(db, authorization);
    const { session } = req;
    return async () => ({ viewer: await sessions.viewerOf({ session }) });
  };
}

async function callerByToken(db: Knex, authorization: string): Promise<Caller | null> {
  const [, secret] = /^Bearer +(hrd_[\w-]{43})$/i.exec(authorization) ?? [];
  return secret === undefined ? null : readToken(db, secret);
}
