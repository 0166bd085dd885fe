import type { Knex } from 'knex';
import { ROLE_COLUMNS, withDuties } from '../accounts/readViewer';
import type { ApiTokenInUse, Viewer } from '../context';
import { prepared } from '../database/reading/prepared';
import type { ApiScope } from '../resolverTypes.generated';
import { hashOfSecret } from './tokenSecret';

/** The person a token acts as, and its scopes. */
type Bearer = { viewer: Viewer; token: ApiTokenInUse };

type Row = Omit<Viewer, 'duties'> & { tokenId: number; name: string; scopes: ApiScope[]; isNewlyUsed: boolean };

/** Runs for each request, so that revoking, expiry and the owner's role have effect with the next one. */
const READ = `
  select t.id as "tokenId", t.name, t.scopes, u.id, ${ROLE_COLUMNS},
         u.must_change_password as "mustChangePassword", u.sessions_valid_from as "sessionsValidFrom",
         u.deletes_at as "deletesAt", 'OPTIONAL' as "secondFactorSetup", null as "secondFactorAskedAt",
         (t.last_used_at is null or t.last_used_at < now() - interval '1 minute') as "isNewlyUsed"
  from api_tokens t join users u on u.id = t.user_id left join ranch_people p on p.user_id = u.id
    left join ranchers r on r.id = p.rancher_id
  where t.secret_hash = ? and t.revoked_at is null and (t.expires_at is null or t.expires_at > now())
    and (u.user_type = 'ADMIN' or u.user_type = 'RANCHER' and r.approval = 'APPROVED')`;

/** Returns the person and scopes of a secret, or null if it isn't valid. */
export async function readToken(db: Knex, secret: string): Promise<Bearer | null> {
  const [row] = await prepared<Row>(db, { sql: READ, bindings: [hashOfSecret(secret)] });
  if (!row) return null;
  const { tokenId, name, scopes, isNewlyUsed, ...viewer } = row;
  if (isNewlyUsed) await recordUse(db, tokenId);
  return { viewer: withDuties(viewer), token: { id: tokenId, name, scopes } };
}

/** Records a use at most once a minute, so a busy program doesn't cause a write with each request. */
async function recordUse(db: Knex, id: number): Promise<void> {
  const sql = `update api_tokens set last_used_at = now()
               where id = ? and (last_used_at is null or last_used_at < now() - interval '1 minute')`;
  await prepared(db, { sql, bindings: [id] });
}
