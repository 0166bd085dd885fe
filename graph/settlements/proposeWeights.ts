import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import { type WeighAnimalValues, weighAnimalInput } from '../../rules/settlement/weighForm';
import { Animal } from '../animals/Animal';
import type { Context } from '../context';
import type { RowId } from '../database/reading/rowId';
import { transaction } from '../database/transaction';
import { badInput, conflict, notFound, Refusal } from '../errors';
import { countAttempt } from '../limits/attempts';
import { queueMail } from '../mail/queueMail';
import { IS_BEHIND } from '../processorDoors/doorShape';
import { openDoorId } from '../processorDoors/openDoors';
import { lockRancher } from '../ranches/lockRancher';
import type { MutationProposeWeightsArgs, QueryProposalPreviewArgs } from '../resolverTypes.generated';
import { idNumber, validate } from '../schema/arguments';
import { computeWeighing, isWeighed, lastWeighing, weightsWith } from './computeWeighing';
import { openProposal, type Proposal, weightText } from './openProposal';
import { refuseOdd } from './refusals';
import type { KnownWeights, WeighedAnimal, Weighing } from './Weighing';
import { isCorrected, lockOrdersOf, needsReason, oddWeights, writeWeighing } from './weighAnimal';

type Entered = {
  values: WeighAnimalValues;
  last: Weighing | undefined;
  open: Proposal | undefined;
  /** The weights with those that were entered before. */
  weighed: WeighedAnimal;
};

/** Says what is unusual about weights, before a processor enters them. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
export async function previewProposal(
  context: Context,
  { id, animalId, input }: QueryProposalPreviewArgs,
): Promise<Pick<WeighedAnimal, 'warnings'>> {
  const values = await validWeights(input);
  const { animal } = await findBehind(context.db, openDoorId(context, id), idNumber(animalId, 'animalId'));
  return (await enter(context.db, animal, values)).weighed;
}

/**
 * Stores what a processor has weighed, for the ranch to record, or records it if the ranch lets it through. Errors: BAD_USER_INPUT,
 * NOT_FOUND, CONFLICT, RATE_LIMITED.
 */
export async function proposeWeights(
  context: Context,
  { id, animalId: ofAnimal, input, expected }: MutationProposeWeightsArgs,
): Promise<RowId> {
  const values = await validWeights(input);
  const seen = expected == null ? undefined : idNumber(expected, 'expected');
  const [doorId, animalId] = [openDoorId(context, id), idNumber(ofAnimal, 'animalId')];
  await countAttempt(context, 'weights', String(doorId));
  const { animal: found } = await findBehind(context.db, doorId, animalId);
  await transaction(context.db, async (trx) => {
    const locked = await lockOrdersOf(trx, animalId);
    await lockRancher(trx, found.rancherId);
    const { animal, door } = await findBehind(trx, doorId, animalId, 'for no key update of a for share of d');
    const entered = await enter(trx, animal, values);
    refuseOverwriting(entered, seen);
    refuseOdd(oddWeights(animal, entered.weighed, values, entered.open ?? entered.last), values);
    if (!isNew(entered)) return;
    const { packaged, ...weights } = weightsOf(entered.weighed);
    const reason = values.reason ?? entered.open?.reason ?? null;
    await trx('weightProposals').insert({ doorId, animalId, ...weights, packaged: JSON.stringify(packaged), reason });
    const by = { ...context, viewer: null, token: { id: doorId, name: `Link of ${door.name}`, scopes: [] } };
    const isThrough = door.letsWeightsThrough && (await letThrough(trx, by, { animal, locked, ...entered }));
    if (!isThrough) await tellRanch(trx, animal);
  });
  return { id: doorId };
}

async function validWeights(input: unknown): Promise<WeighAnimalValues> {
  const values = await validate(weighAnimalInput, input);
  if (!isWeighed(values)) throw badInput({ hangingPounds: 'Enter the weight in pounds' });
  return values;
}

type Behind = { animal: Animal; door: { name: string; letsWeightsThrough: boolean } };

/** Finds an animal that a processor reads by a door, and may lock both. Errors: NOT_FOUND, CONFLICT. */
async function findBehind(db: Knex, doorId: number, animalId: number, lock = ''): Promise<Behind> {
  const sql = `select p.name, d.lets_weights_through as "letsWeightsThrough", a.stage = 'OPEN' and
      coalesce(a.harvest_date > current_date + 1, true) as "isEarly"
    from processor_doors d join processors p on p.id = d.processor_id join animals a on ${IS_BEHIND}
    where d.id = ? and d.revoked_at is null and a.id = ? ${lock}`;
  const { rows } = await db.raw(sql, [doorId, animalId]);
  if (rows.length === 0) throw notFound('Animal');
  const [{ isEarly, ...door }] = rows;
  const animal = await Animal.query(db).findById(animalId).throwIfNotFound();
  if (isEarly) throw conflict(`Animal ${animal.tag} isn't due yet. It's weighed after the harvest.`);
  return { animal, door };
}

async function enter(db: Knex, animal: Animal, values: WeighAnimalValues): Promise<Entered> {
  const [last, open] = [await lastWeighing(db, animal.id), await openProposal(db, animal)];
  return { values, last, open, weighed: await weightsWith(db, animal, values, open ?? last) };
}

/** Asks before weights that someone else has entered meanwhile by the same link are replaced. Errors: CONFLICT. */
function refuseOverwriting({ open, weighed }: Entered, seen: number | undefined): void {
  if (!open || open.id === seen || !isCorrected(open, weighed)) return;
  const odd = [`Somebody entered ${weightText(open)} in the meantime.`];
  throw conflict(`${odd} Please look again before you replace that.`, { odd });
}

const weightsOf = ({ weight, packaged }: WeighedAnimal): KnownWeights => ({
  ...{ hangingTenths: weight?.tenths ?? null, sidesTenths: weight?.sides ? [...weight.sides] : null, packaged },
});

/** Sending the same again, such as from a phone that had no reception, changes nothing. */
function isNew({ open, last, weighed, values: { reason } }: Entered): boolean {
  const before = open ?? last;
  if (!before || (reason && reason !== before.reason)) return true;
  const { hangingTenths, sidesTenths, packaged } = before;
  return !isDeepStrictEqual(weightsOf(weighed), { hangingTenths, sidesTenths, packaged });
}

type Passing = Entered & { animal: Animal; locked: number[] };

/** Records what was entered, unless the ranch has to decide: about corrections, and about an animal that isn't ready for it. */
async function letThrough(trx: Knex.Transaction, by: Context, { animal, locked, open, last, values: given }: Passing) {
  const values = { ...given, reason: given.reason ?? open?.reason ?? null };
  const computed = await computeWeighing(trx, animal, values, open).catch((error: unknown) => {
    // It may be about prices, which the processor doesn't know.
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!computed || needsReason(last, computed)) return false;
  if (computed.claims.some(({ orderId }) => orderId !== null && !locked.includes(orderId))) return false;
  await writeWeighing(trx, by, { animal, values, computed });
  return true;
}

/** Tells the ranch once of all that was entered until the letter is written. */
async function tellRanch(trx: Knex, { rancherId }: Animal): Promise<void> {
  const owner = trx('ranchers').where({ id: rancherId }).select('userId');
  const waiting = await trx('mails')
    .where({ template: 'weightsProposed', state: 'QUEUED' })
    .whereIn('userId', owner)
    .first('id');
  if (!waiting) await queueMail(trx, { template: 'weightsProposed', rancherId, delay: LETTER_DELAY });
}

/** In seconds: long enough for a cooler of animals. */
const LETTER_DELAY = 30 * 60;
