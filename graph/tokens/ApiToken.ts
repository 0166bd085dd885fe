import { type Fields, many, type Shape } from '../database/reading/shape';
import { sql } from '../database/reading/sql';

export const tokensOfUser: Fields = {
  // Revoked tokens stay in the table.
  apiTokens: many(
    (token, user) => sql`${token}.user_id = ${user}.id and ${token}.revoked_at is null`,
    (token) => sql`${token}.created_at desc, ${token}.id desc`,
  ),
};

/** Reads `api_tokens`, which has only the hash of a secret. */
export const apiTokenShape: Shape = { table: 'api_tokens' };
