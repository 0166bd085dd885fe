import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import { hasAnyDuty } from '../../rules/accounts/duties';
import type { OrderParty } from '../../rules/complaints/complaintWords';
import { cutSheetRefusal } from '../../rules/herd/cutSheetDue';
import { orderStory } from '../../rules/orders/story/orderStory';
import type { Reader } from '../../rules/orders/story/stateWords';
import { dayOf, type StoryAnimal, type StoryMoney, type StoryShare } from '../../rules/orders/story/storyFacts';
import { DEFAULT_TIME_ZONE } from '../../rules/time/timeZone';
import { LINE_POSITION } from '../claims/Claim';
import { type Context, signedIn } from '../context';
import {
  type CutSheetProposalRow,
  type CutSheetRow,
  isSameSides,
  readProposals,
  readSheets,
} from '../cutSheets/CutSheet';
import { loader, onePerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import type { Order, OrderRow } from '../orders/Order';
import { loadReviewable } from '../reviews/reviewable';

/** What the letters of an order say of where it stands. */
export async function readHeadline(db: Knex, order: Order, reader: Reader = 'FAMILY'): Promise<string> {
  const [claims = []] = await readStoryShares(db, [order.id]);
  const [complaintWaitsFor] = await readWaiting(db, [order.id], reader);
  const facts = { ...order, claims, complaintWaitsFor, settlement: moneyOf(order) };
  return orderStory(facts, new Date(), { reader, timeZone: DEFAULT_TIME_ZONE }).headline;
}

/** Where an order stands, as its family or, for everybody else, its ranch reads it. */
export async function headlineOf(context: Context, order: OrderRow): Promise<string> {
  const viewer = signedIn(context);
  const isFamily = order.customerId === viewer.id;
  const reader = isFamily ? 'FAMILY' : 'RANCH';
  const shares = await loadStoryShares(context, order.id);
  const complaintWaitsFor = await loadWaiting(context, order.id, reader);
  const facts = hasAnyDuty(viewer, ['MONEY'])
    ? { claims: shares, settlement: moneyOf(order) }
    : { claims: shares.map((share) => ({ ...share, deposit: null })) };
  const canReview = isFamily && (await loadReviewable(context, order.id));
  const telling = { reader, timeZone: context.config.timeZone } as const;
  return orderStory({ ...order, ...facts, complaintWaitsFor, canReview }, new Date(), telling).headline;
}

const loadStoryShares = loader<number, StoryShare[]>(({ db }, orderIds) => readStoryShares(db, orderIds));

const loadWaiting = loader<number, OrderParty | null, Reader>(({ db }, orderIds, reader) =>
  readWaiting(db, orderIds, reader),
);

const WAITING = `select distinct on (order_id) order_id, waits_for from complaints where state <> 'CLOSED' and order_id = any(?)
  order by order_id, waits_for = ? desc, id`;

async function readWaiting(db: Knex, orderIds: number[], reader: Reader): Promise<(OrderParty | null)[]> {
  const bindings = [orderIds, reader === 'RANCH' ? 'RANCH' : 'CUSTOMER'];
  const rows = await prepared<{ orderId: number; waitsFor: OrderParty }>(db, { sql: WAITING, bindings });
  return onePerKey(orderIds, rows, ({ orderId }) => orderId).map((row) => row?.waitsFor ?? null);
}

type Money = Pick<Order, 'status' | 'settledTotal' | 'received' | 'kept' | 'owes' | 'owedSince'>;

function moneyOf({ status, settledTotal, received, kept, owes, owedSince }: Money): StoryMoney {
  const costs = status === 'CANCELED' ? kept : settledTotal;
  const overpaid = costs === null ? 0 : Math.max(0, received - costs);
  return { received, kept, overpaid, balanceDue: owes, dueSince: owes > 0 ? owedSince : null };
}

type Row = Omit<StoryShare, 'cutSheet'> & {
  id: number;
  orderId: number;
  customerId: number;
  animal: (StoryAnimal & { id: number }) | null;
};

const SHARES = `
  select c.id, c.order_id, o.customer_id, c.quarters, c.released_at, c.off_board_at, c.ordered_at, c.deposit, c.deposit_due,
    c.deposit_received_at,
    ${LINE_POSITION('c')} as line_position,
    json_build_object('confirmedAt', bought.confirmed_at) as live_purchase,
    case when offered.id is not null then json_build_object('placed', offered.placed, 'expiresAt', offered.expires_at,
      'animal', json_build_object('tag', asked.tag)) end as offer,
    case when a.id is not null then json_build_object('id', a.id, 'tag', a.tag, 'stage', a.stage, 'inspection', a.inspection,
      'harvestDate', a.harvest_date, 'harvestWords', a.harvest_words, 'hangDays', a.hang_days, 'cuttingDays', a.cutting_days,
      'cutSheetsDue', a.own_cut_sheets_due) end as animal,
    c.told is null and a.id is not null and o.settled_total is null and (c.pricing <> 'FLAT' or c.price <> item.price) as is_unquoted
  from claims c
  join orders o on o.id = c.order_id
  join order_items item on item.id = c.order_item_id
  left join animals a on a.id = c.animal_id
  left join live_purchases bought on bought.id = c.live_purchase_id
  left join line_offers offered on offered.claim_id = c.id and offered.answer is null and offered.expires_at > now()
  left join animals asked on asked.id = offered.animal_id
  where c.order_id = any(?) order by c.id`;

async function readStoryShares(db: Knex, orderIds: number[]): Promise<StoryShare[][]> {
  const rows = await prepared<Row>(db, { sql: SHARES, bindings: [orderIds] });
  const animalIds = [...new Set(rows.flatMap(({ animal }) => animal?.id ?? []))];
  const sheets = animalIds.length > 0 ? await readSheets(db, animalIds) : [];
  const proposals = animalIds.length > 0 ? await readProposals(db, animalIds) : [];
  const today = dayOf(new Date(), DEFAULT_TIME_ZONE);
  const shares = rows.map((row) => {
    const sheet = sheets.find(({ holders }) => holders.some(({ claimIds }) => claimIds.includes(row.id)));
    return { ...row, cutSheet: sheet ? sheetOf(sheet, proposals, { today, customerId: row.customerId }) : null };
  });
  return orderIds.map((id) => shares.filter(({ orderId }) => orderId === id));
}

function sheetOf(
  sheet: CutSheetRow,
  proposals: CutSheetProposalRow[],
  { today, customerId }: { today: string; customerId: number },
): StoryShare['cutSheet'] {
  const open = proposals.filter(
    (one) =>
      one.animalId === sheet.animalId &&
      isSameSides(one.sides, sheet.sides) &&
      !isDeepStrictEqual(one.sheet, sheet.sheet),
  );
  return {
    state: sheet.state,
    open: !cutSheetRefusal(sheet, today),
    proposals: open.map((one) => ({ mine: one.customerId === customerId, byRanch: one.customerId === null })),
  };
}
