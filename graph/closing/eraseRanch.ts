import type { Knex } from 'knex';
import type { Rancher } from '../ranches/Rancher';
import { DELETED_MESSAGE } from './eraseFamily';

const DELETED_RANCH = 'Deleted ranch';

export async function eraseRanch(trx: Knex, { id: rancherId }: Pick<Rancher, 'id'>): Promise<void> {
  await eraseColumns(trx, rancherId);
  const given = { rancherId, text: DELETED_MESSAGE };
  for (const sql of [...HERD, ...ORDERS, ...LEDGER, ...OTHERS]) await trx.raw(sql, given);
}

/** Columns that statistics, terms and laws need. The texts in all other columns are erased, even in columns added later. */
const KEPT_COLUMNS = ['state', 'approval', 'pricing_model', 'agreement_version', 'rating_counts'];

/** SQL: blanks columns that aren't texts but identify the ranch. */
const BLANK_PLACE = 'latitude = null, longitude = null, year_established = null';

async function eraseColumns(trx: Knex, rancherId: number): Promise<void> {
  const { rows } = await trx.raw<{
    rows: { column_name: string; column_default: string | null; is_nullable: string }[];
  }>(
    `select column_name, column_default, is_nullable from information_schema.columns
     where table_schema = 'public' and table_name = 'ranchers' and is_generated = 'NEVER'
       and data_type in ('text', 'jsonb', 'ARRAY') and not column_name = any(?)`,
    [KEPT_COLUMNS],
  );
  const blank = rows.map(({ column_name: name, column_default: defaultValue, is_nullable: nullable }) =>
    defaultValue === null && nullable === 'NO' ? `"${name}" = ''` : `"${name}" = default`,
  );
  await trx.raw(
    `update ranchers set ${[...blank, BLANK_PLACE].join(', ')}, approval = 'REJECTED', updated_at = now() where id = ?`,
    [rancherId],
  );
  await trx('ranchers').where({ id: rancherId }).update({ ranchName: DELETED_RANCH });
}

const HERD = [
  'delete from products where rancher_id = :rancherId',
  `update animals set tag = 'Animal ' || id, breed = null, photo_url = null, harvest_words = null, withdrawal_reason = null,
     stage = case when stage in ('PLANNED', 'OPEN') then 'WITHDRAWN' else stage end
   where rancher_id = :rancherId`,
  'update processors set standard_cut_sheet = null where rancher_id = :rancherId',
  "update claims set off_board_reason = '' where rancher_id = :rancherId and off_board_reason <> ''",
  'update weighings set reason = null where animal_id in (select id from animals where rancher_id = :rancherId) and reason is not null',
];

const OWN_ORDERS = 'select id from orders where rancher_id = :rancherId';

const ORDERS = [
  'update orders set private_notes = null where rancher_id = :rancherId',
  'update order_items set image_url = null where order_id in (select id from orders where rancher_id = :rancherId)',
  `update order_status_updates set notes = '' where moved_by = 'RANCH' and order_id in (${OWN_ORDERS})`,
  'update order_payments set note = null where rancher_id = :rancherId and note is not null',
  'update order_revisions set reason = null where rancher_id = :rancherId and reason is not null',
  `update mails set subject = null where order_id in (${OWN_ORDERS})`,
];

/** Erases the descriptions that people wrote. Our code writes those of charges and adjustments. */
const LEDGER = [
  `update commission_transactions set description = ''
   where rancher_id = :rancherId and type not in ('CHARGE', 'ADJUSTMENT')`,
];

const OTHERS = [
  // Erasing the account keeps a new state, which says nothing.
  'delete from sellers where rancher_id = :rancherId',
  'delete from favorites where rancher_id = :rancherId',
  'delete from ranch_helpers where rancher_id = :rancherId',
  'delete from helper_invitations where rancher_id = :rancherId',
  'delete from processor_doors where rancher_id = :rancherId',
  'delete from slot_bookings where animal_id in (select id from animals where rancher_id = :rancherId)',
  'delete from slot_waits where processor_id in (select id from processors where rancher_id = :rancherId)',
  'delete from conversation_blocks where rancher_id = :rancherId',
  // Includes messages of helpers, since they wrote for the ranch.
  `update messages set text = :text
   where side = 'RANCH' and conversation_id in (select id from conversations where rancher_id = :rancherId)`,
  `update complaint_entries set text = :text where side = 'RANCH' and text <> ''
     and complaint_id in (select id from complaints where order_id in (${OWN_ORDERS}))`,
  'delete from photo_uploads where rancher_id = :rancherId and user_id is null',
  'update reviews set answer = null, answered_at = null where rancher_id = :rancherId',
];
