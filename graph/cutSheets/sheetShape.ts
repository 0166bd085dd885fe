import { today } from '../animals/animalToMove';
import { isKnownClaim } from '../claims/visibleClaims';
import { elements, type Fields, madeOf, many, one, type Shape, value } from '../database/reading/shape';
import { bind, type Row, type Sql, sql, viewerId, viewerRanch } from '../database/reading/sql';
import { linesOf } from '../processors/cutLineShape';
import { DUE, SIDES_OF_SHEETS } from './CutSheet';

/** SQL of sheets without what they have to fit, which `readSheets` reads for verbs. */
const sheetsWhere = (where: Sql): Sql => sql`(
  select a.id as animal_id, a.stage, s.sides, ${DUE} as due, d.sheet, d.reason, d.decided_at,
    coalesce(d.state, case when exists (
      select from cut_sheet_proposals where animal_id = a.id and sides = s.sides) then 'PROPOSED' else 'MISSING' end) as state
  from animals a cross join lateral ${SIDES_OF_SHEETS} s
  left join cut_sheets d on d.animal_id = a.id and d.sides = s.sides
  where ${where})`;

export const sheetOfClaim: Fields = {
  cutSheet: madeOf((claim) =>
    sheetsWhere(sql`a.id = ${claim}.animal_id
      and exists (select from animal_places where claim_id = ${claim}.id and (place + 1) / 2 = any(s.sides))`),
  ),
};

export const sheetsOfAnimal: Fields = {
  cutSheets: elements(
    (animal) => sheetsWhere(sql`a.id = ${animal}.id`),
    (sheet) => sql`${sheet}.sides`,
  ),
};

/** SQL of an aggregate over the quarters of a sheet that somebody holds. */
const heldQuarters = (sheet: Row, sum: string): Sql => sql`(
  select ${sum} from animal_places p join claims c on c.id = p.claim_id left join orders o on o.id = c.order_id
  where p.animal_id = ${sheet}.animal_id and (p.place + 1) / 2 = any(${sheet}.sides))`;

const now = bind(({ context }) => today(context));

/** What is cut from a side, and how much of it has an owner. */
export const whatIsCut: Fields = {
  lines: linesOf((sheet) => sql`${sheet}.sheet`),
  notes: value((sheet) => sql`(${sheet}.sheet ->> 'notes')`),
  quartersLeft: value((sheet) => sql`(2 * cardinality(${sheet}.sides) - ${heldQuarters(sheet, 'count(*)')})`),
};

/** Leaves out the fields that need the rules for fitting a sheet. Resolvers compute those. */
export const sheetShape: Shape = {
  columns: ['animalId', 'sides'],
  fields: {
    open: value(
      (sheet) => sql`(${sheet}.stage in ('PLANNED', 'OPEN') and coalesce(${sheet}.due >= ${now}::date, true))`,
    ),
    ...whatIsCut,
    claims: many(
      (claim, sheet) => sql`${claim}.id in (select claim_id from animal_places
        where animal_id = ${sheet}.animal_id and (place + 1) / 2 = any(${sheet}.sides)) and ${isKnownClaim(claim)}`,
      (claim) => sql`(select min(place) from animal_places where claim_id = ${claim}.id)`,
    ),
    holders: value((sheet) => heldQuarters(sheet, 'count(distinct coalesce(o.customer_id, 0))')),
    proposals: elements(
      (sheet) => sql`(
        select p.*, o.customer_id, c.rancher_id
        from cut_sheet_proposals p join claims c on c.id = p.claim_id left join orders o on o.id = c.order_id
        where p.animal_id = ${sheet}.animal_id and p.sides = ${sheet}.sides and p.sheet is distinct from ${sheet}.sheet)`,
      (proposal) => sql`${proposal}.id`,
    ),
  },
};

export const cutSheetProposalShape: Shape = {
  fields: {
    claim: one((claim, proposal) => sql`${claim}.id = ${proposal}.claim_id and ${isKnownClaim(claim)}`),
    mine: value(
      (proposal) => sql`coalesce(case when ${proposal}.customer_id is null then ${proposal}.rancher_id = ${viewerRanch}
        else ${proposal}.customer_id = ${viewerId} end, false)`,
    ),
    byRanch: value((proposal) => sql`(${proposal}.customer_id is null)`),
    lines: linesOf((proposal) => sql`${proposal}.sheet`),
    notes: value((proposal) => sql`(${proposal}.sheet ->> 'notes')`),
  },
};
