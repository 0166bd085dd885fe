import type { ListBelow } from '../database/reading/page';
import { byLine, IS_WAITING } from './Claim';

/** The claims that wait for an animal of a ranch, the next one first. */
export const ranchLineList: ListBelow<Record<string, never>> = {
  table: 'claims',
  order: () => byLine,
  where: (query, rancherId) => query.whereRaw(`rancher_id = ${rancherId} and ${IS_WAITING}`),
};
