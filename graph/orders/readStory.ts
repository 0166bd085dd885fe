import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import { cutSheetRefusal } from '../../rules/herd/cutSheetDue';
import { type OrderStory, orderStory } from '../../rules/orders/story/orderStory';
import { dayOf, type StoryAnimal, type StoryShare } from '../../rules/orders/story/storyFacts';
import { DEFAULT_TIME_ZONE } from '../../rules/time/timeZone';
import { IS_WAITING } from '../claims/Claim';
import {
  type CutSheetProposalRow,
  type CutSheetRow,
  isSameSides,
  readProposals,
  readSheets,
} from '../cutSheets/CutSheet';
import { prepared } from '../database/reading/prepared';
import type { Order } from './Order';

/** What the letters of an order say of where it stands. */
export async function readStory(db: Knex, order: Order): Promise<OrderStory> {
  const now = new Date();
  const facts = { ...order, claims: await readStoryShares(db, order, now), settlement: moneyOf(order) };
  return orderStory(facts, now, { timeZone: DEFAULT_TIME_ZONE });
}

function moneyOf({ status, settledTotal, received, kept, owes, owedSince }: Order) {
  const costs = status === 'CANCELED' ? kept : settledTotal;
  const overpaid = costs === null ? 0 : Math.max(0, received - costs);
  return { received, kept, overpaid, balanceDue: owes, dueSince: owes > 0 ? owedSince : null };
}

type Row = Omit<StoryShare, 'cutSheet'> & { id: number; animal: (StoryAnimal & { id: number }) | null };

const SHARES = `
  select c.id, c.quarters, c.released_at, c.off_board_at, c.ordered_at, c.deposit, c.deposit_due, c.deposit_received_at,
    case when c.animal_id is null and c.released_at is null and c.off_board_at is null then (
      select count(*)::integer from claims where rancher_id = c.rancher_id and ${IS_WAITING}
        and (line_at, id) <= (c.line_at, c.id)) end as line_position,
    json_build_object('confirmedAt', bought.confirmed_at) as live_purchase,
    case when o.id is not null then json_build_object('placed', o.placed, 'expiresAt', o.expires_at,
      'animal', json_build_object('tag', asked.tag)) end as offer,
    case when a.id is not null then json_build_object('id', a.id, 'tag', a.tag, 'stage', a.stage, 'inspection', a.inspection,
      'harvestDate', a.harvest_date, 'harvestWords', a.harvest_words, 'hangDays', a.hang_days, 'cuttingDays', a.cutting_days,
      'cutSheetsDue', a.own_cut_sheets_due) end as animal
  from claims c
  left join animals a on a.id = c.animal_id
  left join live_purchases bought on bought.id = c.live_purchase_id
  left join line_offers o on o.claim_id = c.id and o.answer is null and o.expires_at > now()
  left join animals asked on asked.id = o.animal_id
  where c.order_id = ? order by c.id`;

async function readStoryShares(db: Knex, order: Order, now: Date): Promise<StoryShare[]> {
  const rows = await prepared<Row>(db, { sql: SHARES, bindings: [order.id] });
  const animalIds = [...new Set(rows.flatMap(({ animal }) => animal?.id ?? []))];
  if (animalIds.length === 0) return rows.map((row) => ({ ...row, cutSheet: null }));
  const sheets = await readSheets(db, animalIds);
  const proposals = await readProposals(db, animalIds);
  const today = dayOf(now, DEFAULT_TIME_ZONE);
  return rows.map((row) => {
    const sheet = sheets.find(({ holders }) => holders.some(({ claimIds }) => claimIds.includes(row.id)));
    return { ...row, cutSheet: sheet ? sheetOf(sheet, proposals, { today, customerId: order.customerId }) : null };
  });
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
