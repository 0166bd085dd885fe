import type { Knex } from 'knex';
import { type CutSheetRow, type Holder, quartersLeft, readSheets, situationOf } from '../../graph/cutSheets/CutSheet';
import { isBeforeHarvest } from '../../rules/herd/animalStage';
import { fittedCutSheet, type CutSheet as Sheet, STANDARD_CUT_SHEET } from '../../rules/herd/cutSheet';

import { daysAfter } from '../../rules/time/days';
import { at } from '../at';
import { dayOf } from './draftAnimal';

/** The wishes of families. Each side gets one, as far as it can be cut. */
const WISHES: Partial<Sheet>[] = [
  {},
  { rib: 'BONE_IN_STEAKS', shortLoin: 'T_BONES', steakThickness: 'ONE_AND_A_QUARTER_INCHES' },
  { chuck: 'GROUND', round: 'GROUND', ground: 'TWO_POUNDS', soupBones: 'SKIP' },
  { brisket: 'WHOLE', sirloin: 'STEAKS_AND_TRI_TIP', liver: 'KEEP', notes: 'Please keep the fat cap on the brisket.' },
  { round: 'CUBE_STEAKS', stewMeat: 'KEEP', steaksPerPack: 'FOUR', roastWeight: 'FOUR_POUNDS' },
  { rib: 'BONELESS_ROAST', heart: 'KEEP', oxtail: 'KEEP', steakThickness: 'ONE_AND_A_HALF_INCHES' },
];

type Placed = { sheet: CutSheetRow; orderedAt: string; isOfDemoCustomer: boolean };

/** Inserts the sheets that families proposed and agreed on for their sides, and ranches' own standard sheets. */
export async function insertCutSheets(trx: Knex, now: Date): Promise<void> {
  const paper: Sheet = { ...STANDARD_CUT_SHEET, chuck: 'GROUND', notes: 'Vacuum packed, two labels.' };
  await trx('processors').whereRaw('id % 3 = 0').update({ standardCutSheet: paper });
  const animals = await trx('animals').where('quartersLeft', '<', 4).select('id');
  const animalIds = animals.map(({ id }: { id: number }) => id);
  const placed = await placedOf(
    trx,
    (await readSheets(trx, animalIds)).filter(({ holders }) => holders.length > 0),
  );
  const proposals = placed.flatMap((one) => proposalsOf(one, now));
  const decided = placed.flatMap((one) => decisionOf(one, now) ?? []);
  await trx.batchInsert('cutSheetProposals', proposals);
  await trx.batchInsert('cutSheets', decided);
  await trx.raw(EVENTS);
}

/** Adds the time when the last share of each sheet was ordered. */
async function placedOf(trx: Knex, sheets: CutSheetRow[]): Promise<Placed[]> {
  const claims: { id: number; orderedAt: string; email: string | null }[] = await trx('claims')
    .leftJoin('orders', 'orders.id', 'claims.orderId')
    .leftJoin('users', 'users.id', 'orders.customerId')
    .select('claims.id', 'claims.orderedAt', 'users.email');
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  return sheets.map((sheet) => {
    const own = sheet.holders.flatMap(({ claimIds }) => claimIds.flatMap((id) => byId.get(id) ?? []));
    return {
      sheet,
      orderedAt:
        own
          .map(({ orderedAt }) => orderedAt)
          .toSorted()
          .at(-1) ?? '',
      isOfDemoCustomer: own.some(({ email }) => email === 'customer@herdline.test'),
    };
  });
}

/** A number for each side, which makes the choices below repeatable. */
const turnOf = ({ animalId, sides }: CutSheetRow) => animalId * 2 + at(sides, 0);

function wishOf(sheet: CutSheetRow, more = 0): Sheet {
  const wish = at(WISHES, (turnOf(sheet) + more) % WISHES.length);
  return fittedCutSheet({ ...STANDARD_CUT_SHEET, ...wish }, situationOf(sheet));
}

const isClosed = ({ stage, due }: CutSheetRow, now: Date) =>
  !isBeforeHarvest(stage) || (due !== null && due < dayOf(now));

/** After the due day, four of five sides are agreed. Before, one in three full shared sides is, and one in four others. */
function isAgreed({ sheet, isOfDemoCustomer }: Placed, now: Date): boolean {
  if (isClosed(sheet, now)) return turnOf(sheet) % 5 !== 0;
  if (quartersLeft(sheet) > 0 || isOfDemoCustomer) return false;
  return turnOf(sheet) % (sheet.holders.length > 1 ? 3 : 4) === 1;
}

function proposalsOf(placed: Placed, now: Date) {
  const { sheet, isOfDemoCustomer } = placed;
  const { animalId, sides, holders } = sheet;
  const row = ({ claimIds }: Holder, wish: Sheet) => ({
    ...{ animalId, sides, claimId: at(claimIds, 0), sheet: wish },
    proposedAt: momentOf(placed, now, 30),
  });
  if (isAgreed(placed, now)) return holders.map((holder) => row(holder, wishOf(sheet)));
  // The demo customer hasn't chosen a sheet yet.
  if (isClosed(sheet, now) || isOfDemoCustomer || turnOf(sheet) % 4 === 0) return [];
  return holders.slice(0, 1 + (turnOf(sheet) % 2)).map((holder, index) => row(holder, wishOf(sheet, index)));
}

const REASON = "The processor doesn't make patties this season.";

function decisionOf(placed: Placed, now: Date) {
  const { sheet } = placed;
  const { animalId, sides, holders, due } = sheet;
  const claimIds = holders.flatMap((holder) => holder.claimIds);
  const row = { animalId, sides, claimIds, sheet: wishOf(sheet), reason: null as string | null };
  if (isClosed(sheet, now) && isAgreed(placed, now) && turnOf(sheet) % 7 === 0) {
    return { ...row, state: 'CHANGED', reason: REASON, decidedAt: momentOf(placed, now, 40) };
  }
  if (isAgreed(placed, now)) return { ...row, state: 'AGREED', decidedAt: momentOf(placed, now, 50) };
  if (!isClosed(sheet, now)) return null;
  const standard = fittedCutSheet(STANDARD_CUT_SHEET, situationOf(sheet));
  const decidedAt = due ? `${daysAfter(due, 1)}T08:15:00.000Z` : momentOf(placed, now, 60);
  return { ...row, state: 'STANDARD', sheet: standard, decidedAt };
}

/** The given hours after the last share was ordered, or now if that is earlier. */
function momentOf({ orderedAt }: Placed, now: Date, hours: number): string {
  return new Date(Math.min(Date.parse(orderedAt) + hours * 3_600_000, now.getTime())).toISOString();
}

/** Corrects the times of events, which a trigger recorded when the sheets were stored. */
const EVENTS = `
  update events set created_at = agreed.decided_at
  from (select animal_id, min(decided_at) as decided_at from cut_sheets where state = 'AGREED' group by animal_id) agreed
  where events.type = 'CUT_SHEET_AGREED' and events.animal_id = agreed.animal_id`;
