import type { Knex } from 'knex';
import { animalInput } from '../../rules/herd/animalForm';
import {
  ANIMAL_STAGE,
  isBeforeHarvest,
  LACK_FOR_PRICE,
  lackForPrice,
  nextAnimalStages,
} from '../../rules/herd/animalStage';
import { Animal, type AnimalRow, planOf } from '../animals/Animal';
import { animalColumns, refusePricing, tenthsOf } from '../animals/animalColumns';
import { today } from '../animals/animalToMove';
import { tagTaken } from '../animals/createAnimals';
import { auditHerd, lockAnimal } from '../animals/lockAnimal';
import { herdRefusal } from '../claims/sharePath';
import type { Context } from '../context';
import { refitCutSheets } from '../cutSheets/refitCutSheets';
import { transaction } from '../database/transaction';
import { badInput, conflict } from '../errors';
import { Processor } from '../processors/Processor';
import type { Rancher } from '../ranches/Rancher';
import { queueAnimalNews } from '../reserving/animalNews';
import { endOffersOf } from '../reserving/endOffers';
import { askForLivePurchases } from '../reserving/livePurchases';
import { serveLine } from '../reserving/serveLine';
import type { MutationUpdateAnimalArgs } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { warnAnew } from '../settlements/computeWeighing';
import { bookSlot } from '../slots/bookSlot';

type Columns = Awaited<ReturnType<typeof animalColumns>> & Pick<AnimalRow, 'tag' | 'eid' | 'liveTenths'>;

/** Changes an animal. Omitted fields stay. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
export async function updateAnimal(context: Context, { id, input }: MutationUpdateAnimalArgs): Promise<Animal> {
  return transaction(context.db, async (trx) => {
    const { animal, ranch } = await lockAnimal(trx, id, context);
    refuseFinished(animal);
    const moment = { today: today(context), before: planOf(animal) };
    const {
      tag,
      eid = null,
      liveWeight,
      ...values
    } = await validate(animalInput(moment), { ...inputOf(animal), ...input });
    await refuseTaken(trx, animal, { tag, eid });
    const after = {
      tag,
      eid,
      liveTenths: tenthsOf(liveWeight),
      ...(await animalColumns(trx, animal.rancherId, values, animal)),
    };
    refuseInStage(animal, after);
    if (isBeforeHarvest(animal.stage)) refusePricing(ranch, after);
    if (animal.stage === 'OPEN') await refuseUnpriced(trx, animal, after);
    await auditHerd(trx, context, { of: animal, before: animal, after });
    if (isNews(animal, after)) await queueAnimalNews(trx, animal.id);
    const changed = await Animal.query(trx).patchAndFetchById(animal.id, {
      ...after,
      updatedAt: trx.fn.now(),
    });
    if (changed.processorId !== animal.processorId) await refuseUnlawful(trx, changed, ranch);
    await bookSlot(trx, { animal: changed, ranch });
    if (isAboutWeight(animal, changed)) await warnAnew(trx, changed);
    await askForLivePurchases(trx, [animal.id]);
    await refitCutSheets(trx, animal.id, today(context));
    if (!isSameOffer(animal, changed)) await endOffersOf(trx, animal.id);
    await serveLine(trx, { rancherId: ranch.id, timeZone: context.config.timeZone, placesOpened: false });
    return changed;
  });
}

const isAboutWeight = (before: AnimalRow, after: AnimalRow): boolean =>
  before.hangingTenths !== null &&
  (['liveTenths', 'expectedHangingFromTenths', 'expectedHangingToTenths', 'ownYieldFrom', 'ownYieldTo'] as const).some(
    (column) => before[column] !== after[column],
  );

/** Refuses to take from an open animal what its price by weight depends on. Errors: BAD_USER_INPUT. */
async function refuseUnpriced(trx: Knex.Transaction, before: AnimalRow, after: Columns): Promise<void> {
  const lackOf = async (animal: Parameters<typeof lackForPrice>[0] & Pick<AnimalRow, 'processorId'>) =>
    lackForPrice(animal, animal.processorId ? await Processor.query(trx).findById(animal.processorId) : null);
  const lack = await lackOf(after);
  if (!lack || lack === (await lackOf(before))) return;
  const field = lack === 'WEIGHT' ? 'expectedHangingWeight.from' : 'processorId';
  throw badInput({ [field]: LACK_FOR_PRICE[lack] });
}

/** Whether families who have shares of an animal are told of a change. */
const isNews = (before: AnimalRow, after: Columns): boolean =>
  (['harvestDate', 'expectedHangingFromTenths', 'expectedHangingToTenths'] as const).some(
    (column) => (after[column] ?? null) !== before[column],
  );

/** Whether families who are asked about an animal would still be asked the same. */
function isSameOffer(before: AnimalRow, after: AnimalRow): boolean {
  const values = ['processorId', 'pricing', 'pricePerPound', 'depositPerQuarter', 'harvestDate'] as const;
  const prices = ['price', 'halfPrice', 'wholePrice'] as const;
  const weights = ['expectedHangingFromTenths', 'expectedHangingToTenths', 'ownYieldFrom', 'ownYieldTo'] as const;
  return [...values, ...prices, ...weights].every((column) => before[column] === after[column]);
}

function refuseFinished({ stage }: AnimalRow): void {
  if (nextAnimalStages(stage).length > 0) return;
  throw conflict(`This animal is ${ANIMAL_STAGE.label(stage)} and can't be changed anymore.`);
}

/** Returns the animal as input of the form. */
function inputOf(animal: AnimalRow) {
  const { expectedHangingFromTenths: from, expectedHangingToTenths: to, processorId } = animal;
  return {
    ...animal,
    processorId: processorId && String(processorId),
    expectedHangingWeight: from === null || to === null ? null : { from: from / 10, to: to / 10 },
    packagedYield: { from: animal.ownYieldFrom, to: animal.ownYieldTo },
    liveWeight: animal.liveTenths && animal.liveTenths / 10,
    cutSheetsDue: animal.ownCutSheetsDue,
  };
}

type Marks = Pick<AnimalRow, 'tag' | 'eid'>;

/** Errors: BAD_USER_INPUT (tag, eid). */
async function refuseTaken(trx: Knex.Transaction, { id, rancherId }: AnimalRow, { tag, eid }: Marks): Promise<void> {
  const others = Animal.query(trx).where({ rancherId }).whereNot({ id });
  if (await others.clone().whereRaw('lower(tag) = lower(?)', [tag]).first()) throw badInput({ tag: tagTaken(tag) });
  const other = eid ? await others.findOne({ eid }) : undefined;
  if (other) throw badInput({ eid: `Animal ${other.tag} already has this number` });
}

/** Refuses a processor that makes an earlier sale unlawful. Errors: BAD_USER_INPUT (processorId). */
async function refuseUnlawful(trx: Knex.Transaction, animal: AnimalRow, ranch: Rancher): Promise<void> {
  const refusal = await herdRefusal(trx, [animal], ranch);
  if (refusal) throw badInput({ processorId: refusal });
}

/** The columns that the ranch promised to families, so they can't change after the harvest, with their input fields. */
const PROMISED = {
  processorId: 'processorId',
  pricing: 'pricing',
  price: 'price',
  halfPrice: 'halfPrice',
  wholePrice: 'wholePrice',
  pricePerPound: 'pricePerPound',
  depositPerQuarter: 'depositPerQuarter',
  harvestDate: 'harvestDate',
  harvestWords: 'harvestWords',
  ownCutSheetsDue: 'cutSheetsDue',
} as const;

function refuseInStage(animal: AnimalRow, after: Columns): void {
  if (animal.stage === 'OPEN' && !after.processorId)
    throw badInput({ processorId: 'An open animal needs a processor' });
  if (animal.stage === 'OPEN' && !after.harvestDate && !after.harvestWords) {
    throw badInput({ harvestDate: 'Say when the harvest is, at least roughly, such as "autumn 2027"' });
  }
  if (isBeforeHarvest(animal.stage)) return;
  const changed = Object.entries(PROMISED).filter(
    ([column]) => (after[column as keyof Columns] ?? null) !== animal[column as keyof typeof PROMISED],
  );
  const refused = changed.map(([, field]) => [field, "This can't change after the harvest"]);
  if (refused.length > 0) throw badInput(Object.fromEntries(refused));
}
