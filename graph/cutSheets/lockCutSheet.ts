import type { Knex } from 'knex';
import { cutSheetRefusal } from '../../rules/herd/cutSheetDue';
import { sideOf } from '../../rules/herd/quarters';
import { Animal } from '../animals/Animal';
import { today } from '../animals/animalToMove';
import { Claim } from '../claims/Claim';
import { refuseGone } from '../claims/lockClaim';
import { type Context, signedIn, type Viewer } from '../context';
import { mustExist } from '../database/transaction';
import { conflict, notFound } from '../errors';
import { Order } from '../orders/Order';
import { lockKnownRancher } from '../ranches/lockRancher';
import { idNumber } from '../schema/arguments';
import { type CutSheetRow, type Holder, readSheets } from './CutSheet';

type Locked = { claim: Claim; sheet: CutSheetRow; holder: Holder };

/** Locks one of the viewer's own shares, its animal and its ranch. Errors: NOT_FOUND, CONFLICT. */
export async function lockOwnSheet(trx: Knex.Transaction, claimId: string, context: Context): Promise<Locked> {
  const found = await Claim.query(trx).findById(idNumber(claimId, 'claimId'));
  if (!found || !(await isOwn(trx, found, signedIn(context)))) throw notFound('Share');
  await lockKnownRancher(trx, found.rancherId);
  // Shares move only under the lock of their ranch.
  const { animalId } = await Claim.query(trx).findById(found.id).throwIfNotFound();
  if (animalId !== null) await Animal.query(trx).findById(animalId).forUpdate();
  const claim = await Claim.query(trx).findById(found.id).forUpdate().throwIfNotFound();
  refuseGone(claim);
  if (animalId === null) {
    throw conflict('This share is in line. You can choose its cuts once the ranch reserves an animal for you.');
  }
  const sheet = await sheetOf(trx, claim.id, animalId);
  const refusal = cutSheetRefusal(sheet, today(context));
  if (refusal) throw conflict(refusal);
  return { claim, sheet, holder: mustExist(sheet.holders.find(({ claimIds }) => claimIds.includes(claim.id))) };
}

async function isOwn(trx: Knex.Transaction, { orderId, rancherId }: Claim, viewer: Viewer): Promise<boolean> {
  if (orderId === null) return rancherId === viewer.ranchId;
  const order = await Order.query(trx).findById(orderId);
  return order?.customerId === viewer.id;
}

async function sheetOf(trx: Knex.Transaction, claimId: number, animalId: number): Promise<CutSheetRow> {
  const [place]: number[] = await trx('animalPlaces').where({ claimId }).orderBy('place').pluck('place');
  const sheets = await readSheets(trx, [animalId]);
  return mustExist(sheets.find(({ sides }) => place !== undefined && sides.includes(sideOf(place))));
}
