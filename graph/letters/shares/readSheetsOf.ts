import type { Knex } from 'knex';
import { pathTo } from '../../../rules/site';
import { type CutSheetRow, readSheets } from '../../cutSheets/CutSheet';
import { mustExist } from '../../database/transaction';
import { readShares } from './shareFacts';

/** Reads the shares that an order has of an animal, with their current sheets. Undefined if it has none anymore. */
export async function readSheetsOf(db: Knex, concerned: { orderId: number; animalId: number }) {
  const read = await readShares(db, concerned);
  if (!read) return undefined;
  const own = read.claims.map(({ id }) => id);
  const all = await readSheets(db, [concerned.animalId]);
  const sheets = all.filter((sheet) => sheet.holders.some(({ claimIds }) => claimIds.some((id) => own.includes(id))));
  return { ...read, sheets };
}

/** Returns a link that opens the sheet of the family's share. */
export function linkTo(label: string, { holders }: CutSheetRow, claims: { id: number }[]) {
  const own = holders.flatMap(({ claimIds }) => claimIds).find((id) => claims.some((claim) => claim.id === id));
  return { label, path: pathTo('customerOrders', { cutSheet: mustExist(own) }) };
}
