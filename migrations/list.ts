import type { Knex } from 'knex';
import * as createAccounts from './20261121090000_create_accounts';
import * as createZipCodes from './20261121090100_create_zip_codes';
import * as createRanchers from './20261121090200_create_ranchers';
import * as createOrders from './20261121090300_create_orders';
import * as createCommissions from './20261121090400_create_commissions';
import * as createFeedback from './20261121090500_create_feedback';
import * as createJobWorkers from './20261121090600_create_job_workers';
import * as createSearchIndexes from './20261121090700_create_search_indexes';

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
};
