import type { HelperRole } from '../../rules/accounts/duties';
import { loader, manyPerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';

/** A helper of a ranch. `id` is the id of their account. */
export type HelperRow = {
  id: number;
  rancherId: number;
  name: string;
  email: string;
  role: HelperRole;
  since: string;
  lastSignInAt: string | null;
};

const HELPERS = `
  select h.user_id as id, h.rancher_id as "rancherId", u.name, u.email, h.role, h.since,
         (select max(a.created_at) from audit_entries a
          where a.record_type = 'USER' and a.record_id = h.user_id and a.action = 'SIGNED_IN') as "lastSignInAt"
  from ranch_helpers h join users u on u.id = h.user_id
  where h.rancher_id = any(?) order by h.since, h.user_id`;

/** Loads the helpers of each ranch, those who have helped longest first. */
export const helpersOf = loader<number, HelperRow[]>(async ({ db }, rancherIds) => {
  const rows = await prepared<HelperRow>(db, { sql: HELPERS, bindings: [rancherIds] });
  return manyPerKey(rancherIds, rows, ({ rancherId }) => rancherId);
});
