import { loader, onePerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import type { ProcessorRow } from './Processor';

/** Loads a processor by id, without checking access. */
export const loadProcessor = loader<number, ProcessorRow | null>(async ({ db }, ids) => {
  const sql = 'select * from processors where id = any(?)';
  return onePerKey(ids, await prepared<ProcessorRow>(db, { sql, bindings: [ids] }), ({ id }) => id);
});
