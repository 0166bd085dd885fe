import type { Knex } from 'knex';
import { migrations } from '../../migrations/list.generated';

/** The migrations of 0.1.0. Those of `nouns` have replaced them, and make the same database. */
export const OF_0_1_0 = `
  20261121090000_create_accounts 20261121090100_create_zip_codes 20261121090200_create_ranchers 20261121090300_create_orders
  20261121090400_create_commissions 20261121090500_create_feedback 20261121090600_create_job_workers
  20261121090700_create_search_indexes 20261121090800_create_photo_uploads 20261121090900_create_ranch_order_indexes
  20261121091000_create_unpaid_charge_index 20261121091300_create_audit_entries 20261121091310_keep_an_admin
  20261121091400_create_mails 20261121091500_create_admin_sort_indexes 20261121091600_create_api_tokens
  20261121091700_create_events 20261121091800_create_webhooks 20261121091900_index_linked_pictures
  20261121092000_key_commission_requests 20261121092100_add_audit_token_name 20261122100200_index_what_is_searched
  20261122100500_hash_session_ids 20261122100501_tell_where_acts_came_from 20261122100700_keep_who_moved_orders
  20261122100900_list_open_commission_requests 20261122101200_add_private_notes 20261122101201_add_handover_day
  20261122101400_credit_commission 20261122101500_refuse_fields 20261122110100_keep_row_counts
  20261122110200_index_places_on_sphere 20261122110300_sum_up_figures 20261122120000_create_herd 20261122120100_create_claims
  20261122120100_sum_up_moves_and_progress 20261122120300_tell_ranch_changes 20261122120600_keep_what_families_were_told
  20261122120700_give_calendars_addresses 20261122130000_check_form_of_event_types 20261122131000_create_cut_sheets
  20261122131001_remind_of_cut_sheets 20261122132000_confirm_live_purchases 20261122132010_say_inspection_of_products
  20261122133000_settle_orders 20261122133010_adjust_commission_by_settlement 20261122133600_keep_next_harvests
  20261122133601_tell_costs 20261122134000_create_reviews 20261122134000_find_commission_by_time
  20261122135000_create_conversations 20261122138100_create_mail_refusals 20261123070000_create_reorder_reminders
  20261123071000_index_what_waits_for_admins 20261123072000_find_fulfilled_orders 20261123075000_sum_up_herds
  20261123083000_find_latest_conversations 20261123113500_find_nearest_zip_codes 20261123150500_remember_sent_changes
  20261123160000_create_second_factors 20261125120000_give_duties 20261125130000_hold_books_together
  20261125160000_tell_contact_changes 20261125180000_confirm_emails 20261125190000_close_accounts
  20261125200000_create_helper_invitations 20261125210000_create_admin_invitations 20261126100000_remember_what_was_made
  20261126110000_search_without_accents 20261126120000_secure_accounts 20261126120100_keep_challenges_in_their_browser
  20261126120200_wait_for_unconfirmed_emails 20261126120300_strengthen_recovery 20261126130000_hide_secrets_in_feedback
  20261126140000_keep_inspection_of_harvested 20261126140100_add_zip_codes_of_territories
  20261126140200_say_why_animals_are_withdrawn 20261126160000_split_payments 20261126170000_take_down_photos
  20261126170100_hold_ranch_names 20261126170200_let_processors_call 20261126173000_capitalize_mc_towns`
  .trim()
  .split(/\s+/);

const LAST_OF_0_1_0 = '20261126173000_capitalize_mc_towns';
const FIRST_LATER = '20261126180000_offer_places_in_line';

const nouns = Object.keys(migrations).filter((name) => name < FIRST_LATER);

const isOld = (name: string) => !(name in migrations) && name <= LAST_OF_0_1_0;

/** The migrations by their names of today. Throws for those before the last version of 0.1.0. */
export function currentMigrations(names: string[]): string[] {
  if (!names.some(isOld)) return names;
  const missing = OF_0_1_0.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`${TOO_OLD} This database lacks ${missing.length} up to there.`);
  return [...nouns, ...names.filter((name) => !isOld(name)).toSorted()];
}

const TOO_OLD = `The database is older than the last version of 0.1.0. Run that version first, whose last migration is ${LAST_OF_0_1_0}.`;

/** Gives migrations from 0.1.0's last version on their names and comments of today, and changes nothing else. */
export async function renameMigrations(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('migrations'))) return;
  await knex.transaction(async (trx) => {
    const rows = await trx<Row>('migrations').orderBy('id').select('id', 'name', 'batch');
    const old = rows.filter(({ name }) => isOld(name));
    if (old.length === 0) return;
    currentMigrations(rows.map(({ name }) => name));
    const batch = Math.min(...old.map((row) => row.batch));
    // The nouns take the smallest ids, because a rollback goes by these.
    for (const [at, { id }] of old.entries()) {
      const name = nouns[at];
      if (name) await trx<Row>('migrations').where({ id }).update({ name, batch });
      else await trx<Row>('migrations').where({ id }).delete();
    }
    for (const name of nouns) await trx.raw(commentsOf(name));
  });
}

function commentsOf(name: string): string {
  const { up, comments } = migrations[name] ?? {};
  if (comments !== undefined || typeof up !== 'string') return comments ?? '';
  return up.match(/^comment on .*;$/gm)?.join('\n') ?? '';
}

type Row = { id: number; name: string; batch: number };
