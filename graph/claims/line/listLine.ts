import { type ListBelow, pagesBelow } from '../../database/reading/page';
import { byLine, type ClaimRow, IS_WAITING } from '../Claim';

/** The claims that wait for an animal of a ranch, the next one first. */
export const ranchLineList: ListBelow<Record<string, never>> = {
  table: 'claims',
  order: () => byLine,
  where: (query, rancherId) => query.whereRaw(`rancher_id = ${rancherId} and ${IS_WAITING}`),
};

export const lineOfRanch = pagesBelow<ClaimRow, Record<string, never>>(ranchLineList);
