import { monthOf, monthsBetween } from '../../rules/statement';
import { loader } from '../database/loader';
import { prepared } from '../database/prepared';

type First = { ranch: number; at: string | null };

/** From the month of a ranch's first entry to the current one, newest first. */
export const statementMonths = loader<number, string[]>(async ({ db }, rancherIds) => {
  const sql = `select ranch.id as ranch,
      (select min(created_at) from commission_transactions where rancher_id = ranch.id) as at
    from unnest(?::integer[]) as ranch(id)`;
  const firsts = await prepared<First>(db, { sql, bindings: [rancherIds] });
  const current = monthOf(new Date());
  return rancherIds.map((id) => {
    const at = firsts.find(({ ranch }) => ranch === id)?.at;
    return at ? monthsBetween(monthOf(at), current) : [];
  });
});
