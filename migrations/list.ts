import type { Knex } from 'knex';
import * as createAccounts from './20261121090000_create_accounts';
import * as createZipCodes from './20261121090100_create_zip_codes';
import * as createRanchers from './20261121090200_create_ranchers';
import * as createOrders from './20261121090300_create_orders';
import * as createCommissions from './20261121090400_create_commissions';
import * as createFeedback from './20261121090500_create_feedback';
import * as createJobWorkers from './20261121090600_create_job_workers';
import * as createSearchIndexes from './20261121090700_create_search_indexes';
import * as createPhotoUploads from './20261121090800_create_photo_uploads';
import * as createRanchOrderIndexes from './20261121090900_create_ranch_order_indexes';
import * as createUnpaidChargeIndex from './20261121091000_create_unpaid_charge_index';
import * as createAuditEntries from './20261121091300_create_audit_entries';
import * as keepAnAdmin from './20261121091310_keep_an_admin';
import * as createMails from './20261121091400_create_mails';
import * as createAdminSortIndexes from './20261121091500_create_admin_sort_indexes';
import * as createApiTokens from './20261121091600_create_api_tokens';
import * as createEvents from './20261121091700_create_events';
import * as createWebhooks from './20261121091800_create_webhooks';
import * as indexLinkedPictures from './20261121091900_index_linked_pictures';
import * as keyCommissionRequests from './20261121092000_key_commission_requests';
import * as addAuditTokenName from './20261121092100_add_audit_token_name';

type Migration = Pick<Knex.Migration, 'up' | 'down'>;

/**
 * Every migration in the order in which it runs. Named without an extension, and imported rather than read from
 * the directory, so that development and the bundled server record the same names.
 */
export const migrations: Record<string, Migration> = {
  '20261121090000_create_accounts': createAccounts,
  '20261121090100_create_zip_codes': createZipCodes,
  '20261121090200_create_ranchers': createRanchers,
  '20261121090300_create_orders': createOrders,
  '20261121090400_create_commissions': createCommissions,
  '20261121090500_create_feedback': createFeedback,
  '20261121090600_create_job_workers': createJobWorkers,
  '20261121090700_create_search_indexes': createSearchIndexes,
  '20261121090800_create_photo_uploads': createPhotoUploads,
  '20261121090900_create_ranch_order_indexes': createRanchOrderIndexes,
  '20261121091000_create_unpaid_charge_index': createUnpaidChargeIndex,
  '20261121091300_create_audit_entries': createAuditEntries,
  '20261121091310_keep_an_admin': keepAnAdmin,
  '20261121091400_create_mails': createMails,
  '20261121091500_create_admin_sort_indexes': createAdminSortIndexes,
  '20261121091600_create_api_tokens': createApiTokens,
  '20261121091700_create_events': createEvents,
  '20261121091800_create_webhooks': createWebhooks,
  '20261121091900_index_linked_pictures': indexLinkedPictures,
  '20261121092000_key_commission_requests': keyCommissionRequests,
  '20261121092100_add_audit_token_name': addAuditTokenName,
};
