import type { YieldCut } from '../../rules/share/cutYields';
import { elements, type Fields, json, madeOf, many, type Shape, sameRow, value } from '../database/reading/shape';
import { quoted, type Row, type Sql, sql } from '../database/reading/sql';
import { IS_WAITING } from './openProposal';
import { claimOfLine as claim } from './settlementShape';

export const weighingShape: Shape = {
  table: 'weighings',
  fields: {
    hangingPounds: value((weighing) => sql`${weighing}.hanging_tenths / 10.0`),
    sides: json(
      (weighing) => sql`(select coalesce(json_agg((tenths / 10.0)::float8 order by side), '[]')::text
        from unnest(${weighing}.sides_tenths) with ordinality as sides (tenths, side))`,
    ),
    packaged: elements(
      (weighing) => sql`(select * from rows from (jsonb_to_recordset(${weighing}.packaged) as ("claimId" integer,
        tenths integer, boxes integer, freezer text, cuts jsonb)) with ordinality as packed (claim_id, tenths, boxes, freezer, cuts, place))`,
      (packed) => sql`${packed}.place`,
    ),
  },
};

/** What waits for the ranch to record it, in the columns of a weighing. */
export const proposalOfAnimal: Fields = {
  proposedWeights: madeOf(
    (animal) => sql`(select w.*, (select name from processors where id = a.processor_id) as processor_name
      from weight_proposals w join animals a on ${IS_WAITING} where a.id = ${animal}.id order by w.id desc limit 1)`,
  ),
};

export const animalsToRecord: Fields = {
  animalsToRecord: many(
    (animal, ranch) => sql`${animal}.rancher_id = ${ranch}.id and exists (
      select from weight_proposals w join animals a on ${IS_WAITING} where a.id = ${animal}.id)`,
  ),
};

export const packagedWeightShape: Shape = {
  fields: {
    claim,
    pounds: value((packed) => sql`${packed}.tenths / 10.0`),
    boxes: value((packed) => sql`${packed}.boxes`),
    freezer: value((packed) => sql`${packed}.freezer`),
    cuts: sameRow((packed) => sql`${packed}.cuts is not null`),
  },
};

const group = (cut: YieldCut) => value((packed) => sql`(${packed}.cuts ->> ${quoted(cut)})::float8 / 10`);

/** Reads the row of the packages. */
export const cutWeightsShape: Shape = {
  fields: {
    ...{ ground: group('GROUND'), chuck: group('CHUCK'), round: group('ROUND') },
    ...{ ribAndLoin: group('RIB_AND_LOIN'), other: group('OTHER') },
  },
};

/** SQL of what an animal's last weighing found unusual about its carcass and about shares that are still on it. */
const warnings = (animal: Sql | Row, isShown: (claimId: string) => Sql) => sql`(select found.* from animals a,
  rows from (jsonb_to_recordset(a.weight_warnings) as (kind text, "claimId" integer, cut text, pounds float8, "of" float8,
    "from" float8, "to" float8, basis text, animals integer))
    with ordinality as found (kind, claim_id, cut, pounds, "of", "from", "to", basis, animals, place)
  where a.id = ${animal} and (found.claim_id is null or ${isShown('found.claim_id')}))`;

const lastOf = (claim: Row) => sql`weighings w where w.animal_id = ${claim}.animal_id order by w.id desc limit 1`;

export const weightsOfAnimal: Fields = {
  weightWarnings: elements(
    (animal) =>
      warnings(sql`${animal}.id`, (id) => sql`exists (select from claims where id = ${id} and animal_id = a.id)`),
    (found) => sql`${found}.place`,
  ),
};

export const weightsOfClaim: Fields = {
  weightWarnings: elements(
    (claim) => warnings(sql`${claim}.animal_id`, (id) => sql`${id} = ${claim}.id`),
    (found) => sql`${found}.place`,
  ),
  weightWord: value((claim) => sql`(select w.reason from ${lastOf(claim)})`),
  packages: madeOf(
    (claim) => sql`(select packed.*, packed."claimId" as claim_id from (select w.packaged from ${lastOf(claim)}) last,
      jsonb_to_recordset(last.packaged) as packed ("claimId" integer, tenths integer, boxes integer, freezer text, cuts jsonb)
      where packed."claimId" = ${claim}.id)`,
  ),
};

export const weightWarningShape: Shape = { fields: { claim } };
