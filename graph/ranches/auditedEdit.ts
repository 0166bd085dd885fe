import type { Knex } from 'knex';
import { audit, changesOf } from '../audit/audit';
import type { Context } from '../context';
import type { Rancher } from './Rancher';

export async function auditedEdit(
  trx: Knex.Transaction,
  context: Context,
  { before, edit }: { before: Rancher; edit: () => Promise<Rancher> },
): Promise<Rancher> {
  const productsBefore = await customProducts(trx, before.id);
  const after = await edit();
  const changes = changesOf(
    { ...before, otherProductsList: productsBefore },
    { ...withoutDerived(after), otherProductsList: await customProducts(trx, before.id) },
  );
  await audit(trx, context, { action: 'RANCH_EDITED', to: { type: 'RANCHER', id: before.id }, changes });
  return after;
}

/** Columns that are computed from others. The log leaves them out, because they would log each change twice. */
const DERIVED = ['updatedAt', 'latitude', 'longitude', 'startingPrice', 'shownRating', 'sortName', 'searchText'];

function withoutDerived(ranch: Rancher): object {
  return Object.fromEntries(Object.entries(ranch).filter(([column]) => !DERIVED.includes(column)));
}

async function customProducts(trx: Knex.Transaction, rancherId: number): Promise<object[]> {
  const variants = `select json_agg(json_build_array(v.name, v.price, v.size, v.weight) order by v.id)
                    from product_variants v where v.product_id = p.id`;
  const { rows } = await trx.raw(
    `select p.name, p.price, p.description, p.image_url, p.available, (${variants}) as variants
     from products p where p.rancher_id = ? and p.kind = 'CUSTOM' order by p.id`,
    [rancherId],
  );
  return rows;
}
