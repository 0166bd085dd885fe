import type { ApiScope } from '../../rules/developers/apiScope';
import { loader, manyPerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';

/** A row of `api_tokens`. The secret itself isn't stored. */
export type ApiTokenRow = {
  id: number;
  userId: number;
  name: string;
  scopes: ApiScope[];
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
};

/** All columns except the hash of the secret. */
export const tokenColumns = ['id', 'userId', 'name', 'scopes', 'createdAt', 'expiresAt', 'lastUsedAt'];

/** Loads a person's tokens that are not revoked, newest first. */
export const apiTokensOf = loader<number, ApiTokenRow[]>(async ({ db }, userIds) => {
  const query = db('api_tokens').select(tokenColumns).whereRaw('user_id = any(?) and revoked_at is null', [userIds]);
  const rows = await prepared<ApiTokenRow>(db, query.orderByRaw('created_at desc, id desc'));
  return manyPerKey(userIds, rows, ({ userId }) => userId);
});
