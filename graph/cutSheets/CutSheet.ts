import type { Knex } from 'knex';
import { isOver30Months } from '../../rules/herd/ageAtHarvest';
import type { AnimalStage } from '../../rules/herd/animalStage';
import { type CutQuestion, ORGANS_ONCE } from '../../rules/herd/cutQuestions';
import { type CutSituation, completeSheet, type CutSheet as Sheet } from '../../rules/herd/cutSheet';
import type { Quarters } from '../../rules/herd/quarters';
import { cutSheetsDueOf } from '../animals/Animal';
import { prepared } from '../database/reading/prepared';

/** The number of one side, or of both if a family has the whole animal. */
export type Sides = number[];

/** A family, or the ranch for quarters that it keeps, with its shares of a sheet. */
export type Holder = { customerId: number | null; claimIds: number[]; quarters: Quarters };

/** The cut sheet of a side, decided or not. Every side of every animal has one. */
export type CutSheetRow = {
  animalId: number;
  sides: Sides;
  stage: AnimalStage;
  bornOn: string | null;
  harvestDate: string | null;
  processorId: number | null;
  /** The day by which families choose. */
  due: string | null;
  holders: Holder[];
  state: 'MISSING' | 'PROPOSED' | 'AGREED' | 'STANDARD' | 'CHANGED';
  /** The id of the decided sheet. Null until a sheet is decided, like all fields below. */
  sheetId: number | null;
  sheet: Sheet | null;
  claimIds: number[] | null;
  /** The organs that the decided sheet of the other side has. */
  taken: CutQuestion[];
  reason: string | null;
  decidedAt: string | null;
};

export type CutSheetProposalRow = {
  id: number;
  animalId: number;
  sides: Sides;
  claimId: number;
  sheet: Sheet;
  proposedAt: string;
  /** Null if the ranch keeps the quarters. */
  customerId: number | null;
  rancherId: number;
};

/** SQL of the sides of each sheet of an animal `a`: both in one sheet if somebody has the whole animal. */
export const SIDES_OF_SHEETS = `(
  select array[1, 2]::smallint[] as sides where exists (select from claims where animal_id = a.id and quarters = 4)
  union all
  select array[side]::smallint[] from generate_series(1, 2) side
  where not exists (select from claims where animal_id = a.id and quarters = 4))`;

/** SQL of the day by which families choose the cuts of an animal `a`. */
export const DUE = cutSheetsDueOf('a');

const HOLDERS = `(
  select coalesce(json_agg(json_build_object('customerId', customer_id, 'claimIds', claim_ids, 'quarters', quarters)
    order by claim_ids), '[]')
  from (
    select o.customer_id, array_agg(distinct c.id) as claim_ids, count(*) as quarters
    from animal_places p join claims c on c.id = p.claim_id left join orders o on o.id = c.order_id
    where p.animal_id = a.id and (p.place + 1) / 2 = any(s.sides)
    group by o.customer_id
  ) holder)`;

export async function readSheets(db: Knex, animalIds: number[]): Promise<CutSheetRow[]> {
  const sql = `
    select a.id as animal_id, s.sides, a.stage, a.born_on, a.harvest_date, a.processor_id, ${DUE} as due,
      ${HOLDERS} as holders, d.id as sheet_id, d.sheet, d.claim_ids, d.reason, d.decided_at,
      coalesce(d.state, case when exists (
        select from cut_sheet_proposals where animal_id = a.id and sides = s.sides) then 'PROPOSED' else 'MISSING' end) as state
    from animals a cross join lateral ${SIDES_OF_SHEETS} s
    left join cut_sheets d on d.animal_id = a.id and d.sides = s.sides
    where a.id = any(?) order by a.id, s.sides`;
  const rows = await prepared<CutSheetRow>(db, { sql, bindings: [animalIds] });
  const sheets = rows.map((row) => ({ ...row, sheet: row.sheet && completeSheet(row.sheet) }));
  return sheets.map((row) => ({ ...row, taken: takenFrom(row, sheets) }));
}

function takenFrom({ animalId, sides }: CutSheetRow, sheets: CutSheetRow[]): CutQuestion[] {
  const others = sheets.filter((one) => one.animalId === animalId && !isSameSides(one.sides, sides));
  return ORGANS_ONCE.filter((organ) => others.some(({ sheet }) => sheet?.[organ] === 'KEEP'));
}

export async function readProposals(db: Knex, animalIds: number[]): Promise<CutSheetProposalRow[]> {
  const sql = `
    select p.id, p.animal_id, p.sides, p.claim_id, p.sheet, p.proposed_at, o.customer_id, c.rancher_id
    from cut_sheet_proposals p join claims c on c.id = p.claim_id left join orders o on o.id = c.order_id
    where p.animal_id = any(?) order by p.animal_id, p.id`;
  const rows = await prepared<CutSheetProposalRow>(db, { sql, bindings: [animalIds] });
  return rows.map((row) => ({ ...row, sheet: completeSheet(row.sheet) }));
}

/** Returns what a sheet has to fit: the animal's age, the smallest share of the side, and what the other side already has. */
export function situationOf({ bornOn, harvestDate, holders, taken }: CutSheetRow): CutSituation {
  const shares = holders.map(({ quarters }) => quarters);
  return {
    over30Months: isOver30Months(bornOn, harvestDate),
    quarters: shares.length > 0 ? (Math.min(...shares) as Quarters) : 1,
    taken,
  };
}

export function quartersLeft({ sides, holders }: Pick<CutSheetRow, 'sides' | 'holders'>): number {
  return holders.reduce((left, { quarters }) => left - quarters, 2 * sides.length);
}

export function hasOneHolder(sheet: CutSheetRow): boolean {
  return sheet.holders.length === 1 && quartersLeft(sheet) === 0;
}

export const isSameSides = (one: Sides, other: Sides): boolean => one.join() === other.join();
