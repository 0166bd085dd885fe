import type { Knex } from 'knex';
import { ANIMAL_STAGE, canBeWeighed, takesShares } from '../../rules/herd/animalStage';
import { billedFees } from '../../rules/herd/processorPayer';
import { PLACES } from '../../rules/herd/quarters';
import type { CutWeights } from '../../rules/herd/weightBands';
import type { SettlementFacts } from '../../rules/settlement/settle';
import { type HangingWeight, hangingPounds, type ProcessorFees } from '../../rules/settlement/shareParts';
import type { PackedCuts, WeighAnimalValues } from '../../rules/settlement/weighForm';
import { Animal, type AnimalRow } from '../animals/Animal';
import { prepared } from '../database/reading/prepared';
import { badInput, conflict } from '../errors';
import { Processor } from '../processors/Processor';
import { idNumber } from '../schema/arguments';
import { openProposal, type Proposal } from './openProposal';
import { type Outcome, outcomesOf, type WeighingField } from './outcomes';
import { type OrderFacts, readFacts } from './readFacts';
import { type KnownWeights, type PackagedTenths, type WeighedAnimal, type WeighedClaim, Weighing } from './Weighing';
import { readWarnings } from './weightWarnings';

/** The weights of a weighing, and what the orders cost with them. */
export type ComputedWeighing = WeighedAnimal & {
  /** The weighing before it. */
  last: Weighing | undefined;
  /** What the processor has entered, and the ranch hasn't recorded. */
  proposal: Proposal | undefined;
  fees: ProcessorFees;
  settled: Outcome[];
  waiting: OrderFacts[];
};

export const lastWeighing = (db: Knex, animalId: number) =>
  Weighing.query(db).where({ animalId }).orderBy('id', 'desc').first();

/**
 * Calculates what a weighing changes, from the animal as it is now, with weights that were proposed before. Stores nothing. Errors:
 * BAD_USER_INPUT, CONFLICT.
 */
export async function computeWeighing(
  db: Knex,
  animal: AnimalRow,
  values: WeighAnimalValues,
  proposed?: KnownWeights,
): Promise<ComputedWeighing> {
  const [last, claims, proposal] = await Promise.all([
    lastWeighing(db, animal.id),
    claimsOn(db, animal.id),
    openProposal(db, animal),
  ]);
  refuseUnready(animal, last);
  if (!isWeighed(values) && !last) throw badInput({ hangingPounds: 'Enter the hanging weight first' });
  const { weight, packaged } = merged(values, claims, proposed ?? last);
  const orderIds = [...new Set(claims.flatMap(({ orderId }) => orderId ?? []))];
  const [fees, facts, warnings] = await Promise.all([
    last?.fees ?? feesOf(db, animal),
    readFacts(db, orderIds),
    readWarnings(db, animal, { weight, packaged, claims }),
  ]);
  const byWeight = facts.filter(({ facts }) =>
    facts.shares.some(({ animalId, pricing }) => animalId === animal.id && pricing !== 'FLAT'),
  );
  const orders = byWeight.map((order) => ({
    order,
    facts: withWeight(order.facts, animal.id, { weight, packaged }),
  }));
  const outcomes = await outcomesOf(db, orders, fieldOf(values));
  return { last, proposal, weight, packaged, fees, claims, warnings, ...outcomes };
}

/** Whether a weight is given. */
export const isWeighed = ({ hangingPounds, sides, packaged }: WeighAnimalValues) =>
  Boolean(hangingPounds || sides?.length || packaged?.length);

const fieldOf = ({ sides }: WeighAnimalValues): WeighingField => (sides?.length ? 'sides' : 'hangingPounds');

/** Adds new weights to those that are known. Errors: BAD_USER_INPUT. */
function merged(values: WeighAnimalValues, claims: WeighedClaim[], known: KnownWeights | undefined) {
  const weight = weightOf(values) ?? lastWeight(known);
  return {
    weight,
    packaged: packagedOf(values, claims, { weight, field: fieldOf(values), before: known?.packaged ?? [] }),
  };
}

/** Adds new weights to those that are known, and says what is unusual about them. Errors: BAD_USER_INPUT. */
export async function weightsWith(
  db: Knex,
  animal: AnimalRow,
  values: WeighAnimalValues,
  known: KnownWeights | undefined,
): Promise<WeighedAnimal> {
  const claims = await claimsOn(db, animal.id);
  const weights = merged(values, claims, known);
  return { ...weights, claims, warnings: await readWarnings(db, animal, { ...weights, claims }) };
}

/** Stores what is unusual about the last weighing anew, for when something changed that it depends on. The caller has locked the animal. */
export async function warnAnew(trx: Knex, animal: AnimalRow): Promise<void> {
  const last = await lastWeighing(trx, animal.id);
  const claims = await claimsOn(trx, animal.id);
  const weighed = { weight: lastWeight(last), packaged: last?.packaged ?? [], claims };
  await Animal.query(trx)
    .findById(animal.id)
    .patch({ weightWarnings: await readWarnings(trx, animal, weighed) });
}

function refuseUnready({ stage, taken, tag }: AnimalRow, last: Weighing | undefined): void {
  if (!canBeWeighed(stage)) {
    throw conflict(`Animal ${tag} is ${ANIMAL_STAGE.label(stage).toLowerCase()}. It's weighed after the harvest.`);
  }
  const open = PLACES.length - taken.length;
  // Once nobody can get its places anymore, those that are open are the ranch's.
  if (last || open === 0 || !takesShares(stage)) return;
  const quarters = open === 1 ? 'One quarter has' : `${open} quarters have`;
  throw conflict(`${quarters} no owner yet. Fill the animal from the line, or keep the rest for your own household.`);
}

const toTenths = (pounds: number) => Math.round(pounds * 10);

function lastWeight(last: KnownWeights | undefined): HangingWeight | null {
  const { hangingTenths: tenths = null, sidesTenths: sides = null } = last ?? {};
  return tenths === null ? null : { tenths, sides };
}

function weightOf({ hangingPounds: pounds, sides }: WeighAnimalValues): HangingWeight | undefined {
  const [one, other] = (sides ?? []).map(toTenths);
  if (one && other) return { tenths: one + other, sides: [one, other] };
  return pounds ? { tenths: toTenths(pounds), sides: null } : undefined;
}

/** Reads the claims on an animal, in the order of their places. */
async function claimsOn(db: Knex, animalId: number): Promise<WeighedClaim[]> {
  const sql = `select c.id, c.order_id as "orderId", c.pricing, array_agg(p.place order by p.place) as places
    from claims c join animal_places p on p.claim_id = c.id where c.animal_id = ? group by c.id order by min(p.place)`;
  return prepared<WeighedClaim>(db, { sql, bindings: [animalId] });
}

type MergeInput = { weight: HangingWeight | null; field: WeighingField; before: PackagedTenths[] };

/** Merges new packaged weights with earlier ones of shares that are still on the animal. Errors: BAD_USER_INPUT. */
function packagedOf(
  values: WeighAnimalValues,
  claims: WeighedClaim[],
  { weight, field, before }: MergeInput,
): PackagedTenths[] {
  const given = (values.packaged ?? []).map(({ claimId, pounds, boxes, freezer, cuts }, index): PackagedTenths => {
    const claim = claims.find(({ id }) => id === idNumber(claimId, `packaged[${index}].claimId`));
    if (!claim) throw badInput({ [`packaged[${index}].claimId`]: "This share isn't on the animal" });
    const tenths = toTenths(pounds);
    const same = before.find((one) => one.claimId === claim.id && one.tenths === tenths);
    const said = { ...(boxes && { boxes }), ...(freezer && { freezer }), ...(cuts && { cuts: cutTenths(cuts) }) };
    return { ...same, claimId: claim.id, tenths, ...said };
  });
  const earlier = before.filter(({ claimId }) => !given.some((one) => one.claimId === claimId));
  const all = [...earlier.filter(({ claimId }) => claims.some(({ id }) => id === claimId)), ...given];
  for (const { claimId, tenths } of all) {
    const places = claims.find(({ id }) => id === claimId)?.places ?? [];
    const hanging = weight ? hangingPounds(places, weight) : Number.POSITIVE_INFINITY;
    const index = given.findIndex((one) => one.claimId === claimId);
    const errorField = index < 0 ? field : `packaged[${index}].pounds`;
    if (tenths > hanging * 10) {
      throw badInput({ [errorField]: `The packages can't weigh more than the ${hanging} lb that the share hung at` });
    }
  }
  return all.sort((one, other) => one.claimId - other.claimId);
}

function cutTenths({ ground, chuck, round, ribAndLoin, other }: PackedCuts): CutWeights {
  const known = { GROUND: ground, CHUCK: chuck, ROUND: round, RIB_AND_LOIN: ribAndLoin, OTHER: other };
  return Object.fromEntries(
    Object.entries(known).flatMap(([cut, pounds]) => (pounds ? [[cut, toTenths(pounds)]] : [])),
  );
}

async function feesOf(db: Knex, { processorId }: AnimalRow): Promise<ProcessorFees> {
  const processor = processorId && (await Processor.query(db).findById(processorId));
  return billedFees(processor || null);
}

/** Adds an animal's weights to the facts of an order, which have the fees already. */
export function withWeight(
  facts: SettlementFacts,
  animalId: number,
  { weight, packaged }: Pick<ComputedWeighing, 'weight' | 'packaged'>,
): SettlementFacts {
  const shares = facts.shares.map((share) => {
    if (share.animalId !== animalId) return share;
    const packagedTenths = packaged.find(({ claimId }) => claimId === share.claimId)?.tenths ?? null;
    return { ...share, weight, packagedTenths };
  });
  return { ...facts, shares };
}
