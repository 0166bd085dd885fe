import { loader, manyPerKey } from '../database/loader';
import { prepared } from '../database/prepared';
import { type ApiTokenRow, tokenColumns } from './ApiToken';

/** A person's tokens that are not revoked, newest first. */
export const apiTokensOf = loader<number, ApiTokenRow[]>(async ({ db }, userIds) => {
  const query = db('apiTokens').select(tokenColumns).whereRaw('user_id = any(?)', [userIds]).whereNull('revokedAt');
  const rows = await prepared<ApiTokenRow>(db, query.orderByRaw('created_at desc, id desc'));
  return manyPerKey(userIds, rows, ({ userId }) => userId);
});
