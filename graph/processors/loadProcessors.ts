import { loader, manyPerKey, onePerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import type { ProcessorRow } from './Processor';

/** Loads the processors of a ranch, oldest first. */
export const processorsOf = loader<number, ProcessorRow[]>(async ({ db }, rancherIds) => {
  const sql = 'select * from processors where rancher_id = any(?) order by rancher_id, id';
  const rows = await prepared<ProcessorRow>(db, { sql, bindings: [rancherIds] });
  return manyPerKey(rancherIds, rows, ({ rancherId }) => rancherId);
});

/** Loads a processor by id, without checking access. */
export const loadProcessor = loader<number, ProcessorRow | null>(async ({ db }, ids) => {
  const sql = 'select * from processors where id = any(?)';
  return onePerKey(ids, await prepared<ProcessorRow>(db, { sql, bindings: [ids] }), ({ id }) => id);
});
