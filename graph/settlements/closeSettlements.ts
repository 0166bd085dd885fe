import type { Knex } from 'knex';
import type { SettledItem, SettledShare, SettlementFacts } from '../../rules/settlement/settle';
import type { Context } from '../context';
import { outcomesOf } from './outcomes';
import { readFacts } from './readFacts';
import { writeRevision } from './writeRevision';

type Withdrawn = { animalId: number; orderIds: number[]; reason: string | null };

/**
 * Settles orders again without their shares of an animal that is withdrawn after its harvest. An order with nothing else costs
 * nothing then. Orders that weren't settled stay so. The caller has locked the orders, and the shares are still on the animal.
 */
export async function closeSettlements(
  trx: Knex.Transaction,
  context: Context,
  { animalId, orderIds, reason }: Withdrawn,
): Promise<void> {
  const orders = (await readFacts(trx, orderIds)).filter(({ isSettled }) => isSettled);
  const closed = orders.map((order) => ({ order, facts: without(order.facts, animalId) }));
  const { settled } = await outcomesOf(trx, closed, 'hangingPounds');
  for (const outcome of settled) await writeRevision(trx, context, outcome, reason);
}

function without(facts: SettlementFacts, animalId: number): SettlementFacts {
  const shares = facts.shares.filter((share) => share.animalId !== animalId && isPriced(share));
  const items = facts.items.filter(isPricedItem);
  if (shares.length + items.length > 0) return { ...facts, shares, items };
  return { ...facts, shares, items, charges: [], delivery: { ...facts.delivery, fee: 0 } };
}

const isPriced = ({ pricing, weight, packagedTenths }: SettledShare) =>
  pricing === 'FLAT' || (pricing === 'HANGING' ? weight : packagedTenths) !== null;

const isPricedItem = ({ basis, type, tenths }: SettledItem) =>
  basis === null || type === 'SELECT_CUT' || tenths !== null;
