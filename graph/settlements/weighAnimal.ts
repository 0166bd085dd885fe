import type { Knex } from 'knex';
import { nextAnimalStages } from '../../rules/herd/animalStage';
import { hangingBand, oddWeight, packagedBand, sideBand } from '../../rules/settlement/oddWeights';
import { hangingPounds } from '../../rules/settlement/shareParts';
import { type WeighAnimalValues, weighAnimalInput } from '../../rules/settlement/weighForm';
import { Animal } from '../animals/Animal';
import { auditHerd, lockAnimal } from '../animals/lockAnimal';
import { type Context, signedIn } from '../context';
import type { RowId } from '../database/reading/rowId';
import { sendAhead, transaction } from '../database/transaction';
import { badInput, conflict, notFound } from '../errors';
import { mayEdit } from '../ranches/visibleRanchers';
import type { MutationWeighAnimalArgs, QueryWeighingPreviewArgs } from '../resolverTypes.generated';
import { idNumber, validate } from '../schema/arguments';
import { isRepeatedChange } from '../schema/isRepeatedChange';
import { type ComputedWeighing, computeWeighing, isWeighed, lastWeighing } from './computeWeighing';
import { refuseUnlike } from './openProposal';
import { refuseOdd } from './refusals';
import { type KnownWeights, type WeighedAnimal, Weighing } from './Weighing';
import { writeRevision, writtenBy } from './writeRevision';

/** Previews what a weighing changes. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
export async function previewWeighing(
  context: Context,
  { animalId, input }: QueryWeighingPreviewArgs,
): Promise<ComputedWeighing> {
  const values = await validate(weighAnimalInput, input);
  const animal = await ownAnimal(context, animalId);
  const computed = await computeWeighing(context.db, animal, values);
  refuseUnexplained(await lastWeighing(context.db, animal.id), computed, values);
  refuseUnlike(computed.proposal, computed, values);
  return computed;
}

/** Records what an animal weighs, and settles its orders. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT, IDEMPOTENCY_MISMATCH. */
export async function weighAnimal(
  context: Context,
  { animalId, input, expected, idempotencyKey }: MutationWeighAnimalArgs,
) {
  const values = await validate(weighAnimalInput, input);
  const corrected = expected == null ? undefined : idNumber(expected, 'expected');
  const { id } = await ownAnimal(context, animalId);
  // Read before the locks: a rancher needs no reason to correct a weighing that was recorded at the same time.
  const seen = await lastWeighing(context.db, id);
  return transaction(context.db, async (trx) => {
    const locked = await lockOrdersOf(trx, id);
    const { animal } = await lockAnimal(trx, id, context);
    const computed = await computeWeighing(trx, animal, values);
    if (computed.claims.some(({ orderId }) => orderId !== null && !locked.includes(orderId))) {
      throw conflict('The shares of this animal have just changed. Please look at them and try again.');
    }
    if (!(await isRepeatedChange(trx, context, idempotencyKey, { verb: 'weighAnimal', id, ...values }))) {
      refuseUnexplained(seen, computed, values);
      const { last, proposal } = computed;
      refuseUnlike(proposal, computed, values);
      refuseOdd(oddWeights(animal, computed, values, last), values);
      if (corrected !== undefined) refuseUnexpected(last, computed, corrected);
      if (isWeighed(values)) await writeWeighing(trx, context, { animal, values, computed });
    }
    return {
      animal,
      orders: byId(computed.settled.map(({ order }) => order.orderId)),
      waiting: byId(computed.waiting.map(({ orderId }) => orderId)),
    };
  });
}

const byId = (ids: number[]): RowId[] => ids.toSorted((one, other) => one - other).map((id) => ({ id }));

/** Finds an animal. Errors: NOT_FOUND for everyone but its ranch and admins. */
async function ownAnimal(context: Context, animalId: string): Promise<Animal> {
  const animal = await Animal.query(context.db).findById(idNumber(animalId, 'animalId'));
  if (!animal || !mayEdit({ id: animal.rancherId }, signedIn(context))) throw notFound('Animal');
  return animal;
}

/** Locks the orders with shares of an animal, before ranches and animals like all other code. Returns their ids. */
export async function lockOrdersOf(trx: Knex.Transaction, animalId: number): Promise<number[]> {
  return trx('orders')
    .whereIn('id', trx('claims').where({ animalId }).whereNotNull('orderId').select('orderId'))
    .orderBy('id')
    .forNoKeyUpdate()
    .pluck('id');
}

/** Errors: BAD_USER_INPUT. */
function refuseUnexplained(
  before: Weighing | undefined,
  computed: ComputedWeighing,
  { reason }: WeighAnimalValues,
): void {
  if (reason || !needsReason(before, computed)) return;
  throw badInput({ reason: 'Say why the weight is corrected. Families will see this.' });
}

/** Whether weights correct recorded ones, or change what a family owes already. */
export function needsReason(before: Weighing | undefined, computed: ComputedWeighing): boolean {
  const isSettledAnew = computed.settled.some(({ order, isSame }) => order.isSettled && !isSame);
  return before !== undefined && (isSettledAnew || isCorrected(before, computed));
}

/** Says which new weights are unusual. Those that are known aren't asked about again. */
export function oddWeights(
  { expectedHangingFromTenths: from, expectedHangingToTenths: to }: Animal,
  { weight, packaged, claims }: WeighedAnimal,
  { sides }: WeighAnimalValues,
  last: KnownWeights | undefined,
): string[] {
  const expected = from === null || to === null ? null : { from: from / 10, to: to / 10 };
  const isNew = weight && (last?.hangingTenths !== weight.tenths || String(last.sidesTenths) !== String(weight.sides));
  const ofSides = (sides ?? []).map((side, at) => oddWeight(`Side ${at + 1}`, side, sideBand(expected)));
  const hanging = isNew ? [oddWeight('Hanging weight', weight.tenths / 10, hangingBand(expected)), ...ofSides] : [];
  const packages = packaged
    .filter(({ claimId, tenths }) => !last?.packaged.some((one) => one.claimId === claimId && one.tenths === tenths))
    .map(({ claimId, tenths }) => {
      const places = claims.find(({ id }) => id === claimId)?.places ?? [];
      const hung = weight && hangingPounds(places, weight);
      return oddWeight('Packaged weight', tenths / 10, packagedBand(hung, places.length));
    });
  return [...hanging, ...packages].filter((odd) => odd !== undefined);
}

/** Refuses to correct an older weighing, because the viewer hasn't seen the last one. Errors: CONFLICT. */
function refuseUnexpected(last: Weighing | undefined, computed: ComputedWeighing, corrected: number): void {
  if (!last || last.id === corrected || !isCorrected(last, computed)) return;
  const now = last.hangingTenths === null ? 'only packages weighed' : `${last.hangingTenths / 10} lb hanging weight`;
  throw conflict(`The weights changed in the meantime. Now: ${now}`);
}

/** Returns whether a known weight changes. Adding a weight isn't a correction. */
export function isCorrected(
  { hangingTenths, sidesTenths, packaged }: KnownWeights,
  { weight, packaged: now }: Pick<WeighedAnimal, 'weight' | 'packaged'>,
): boolean {
  const isHung = hangingTenths !== null && weight !== null;
  if (isHung && (hangingTenths !== weight.tenths || String(sidesTenths) !== String(weight.sides))) return true;
  return packaged.some(({ claimId, tenths }) => now.some((one) => one.claimId === claimId && one.tenths !== tenths));
}

/** Also remembers the weighing with which the ranch has decided about what its processor entered. */
const WEIGH_CLAIMS = `
  with decided as (
    update weight_proposals set weighing_id = (select max(id) from weighings where animal_id = :animalId)
    where animal_id = :animalId and weighing_id is null
  )
  update claims set hanging_pounds = given."hangingPounds", packaged_tenths = given."packagedTenths"
  from json_to_recordset(:weighed) as given (id integer, "hangingPounds" numeric, "packagedTenths" integer) where given.id = claims.id`;

type Weighed = { animal: Animal; values: WeighAnimalValues; computed: ComputedWeighing };

/** Stores a weighing, and settles its orders. The caller has locked them, the ranch and the animal. */
export async function writeWeighing(
  trx: Knex.Transaction,
  context: Context,
  { animal, values, computed }: Weighed,
): Promise<void> {
  const { weight, packaged, fees, settled, warnings } = computed;
  const { id: animalId, stage, tag } = animal;
  const reason = values.reason ?? null;
  const hangingTenths = weight?.tenths ?? null;
  const recorded = { animalId, hangingTenths, packaged, fees, reason, recordedBy: writtenBy(context) };
  const sidesTenths: Weighing['sidesTenths'] = weight?.sides ? [...weight.sides] : null;
  await sendAhead(trx, Weighing.query(trx).insert({ ...recorded, sidesTenths }));
  const weighed = computed.claims.map(({ id, places }) => ({
    id,
    hangingPounds: weight && hangingPounds(places, weight),
    packagedTenths: packaged.find(({ claimId }) => claimId === id)?.tenths ?? null,
  }));
  await sendAhead(trx, trx.raw(WEIGH_CLAIMS, { animalId, weighed: JSON.stringify(weighed) }));
  const lacksWeight = !weight && [animal, ...computed.claims].some(({ pricing }) => pricing === 'HANGING');
  const next = nextAnimalStages(stage).includes('WEIGHED') && !lacksWeight ? 'WEIGHED' : stage;
  const pounds = (tenths: number | null) => (tenths === null ? null : `${tenths / 10} lb`);
  const [before, after] = [{ [tag]: pounds(animal.hangingTenths) }, { [tag]: pounds(hangingTenths) }];
  await auditHerd(trx, context, { of: animal, before, after });
  const changes = { hangingTenths, stage: next, weightWarnings: warnings, updatedAt: trx.fn.now() };
  await sendAhead(trx, Animal.query(trx).findById(animalId).patch(changes));
  for (const outcome of settled) if (!outcome.isSame) await writeRevision(trx, context, outcome, reason);
}
