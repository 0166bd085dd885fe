import { type InferType, object, type TestContext, type ValidationError } from 'yup';
import { LIMITS } from '../fields/limits';
import { choice, emptiableCents, listOf, measure, typedNumber, wholeMeasure } from '../fields/numberFields';
import { blankAsNull, optionalText, requiredText, text } from '../fields/textField';
import { optionalPicture } from '../fields/urlField';
import { isDay } from '../time/days';
import { PRICING_MODEL, type PricingModel } from '../words/vocabulary';
import { toAnimalInput, toNewAnimalsInput } from './animalValues';
import { DEFAULT_CUTTING_DAYS, DEFAULT_HANG_DAYS, harvestPlanProblem, type PickedDays } from './herdCalendar';
import { OWN_YIELD } from './packagedYield';

const NO_TAG = 'Enter the ear tag or a name';
const NO_TAGS = 'Enter at least one tag, such as 41 or 41 to 44';
const TOO_MANY = `At most ${LIMITS.animalsAtOnce} animals at once`;
const NO_PRICING = 'Please select a pricing method';
const NO_PRICE = 'Price must be greater than 0';
const NEGATIVE = 'Deposit cannot be negative';
const NO_DAY = 'Enter a day such as 2027-03-04';

const tag = requiredText(NO_TAG, LIMITS.animalTag);

const pounds = (max: number = LIMITS.hangingPounds) =>
  measure('Weight cannot be negative', max).test(
    'tenths',
    'At most one decimal, such as 612.5',
    (weight) => weight == null || Math.abs(weight * 10 - Math.round(weight * 10)) < 1e-6,
  );

const day = () => blankAsNull(text(LIMITS.fact)).test('day', NO_DAY, (value) => !value || isDay(value));

/** The month of birth, which is stored as its first day, so that no animal counts as younger than it is. */
const bornOn = blankAsNull(text(LIMITS.fact))
  .test('month', 'Enter a month such as 2025-04', (value) => !value || isDay(value))
  .transform((value: unknown) =>
    typeof value === 'string' ? value.replace(/^(\d{4}-\d\d)(-\d\d)?$/, '$1-01') : value,
  );

const days = (defaultDays: number, max: number) =>
  wholeMeasure('Days cannot be negative', max)
    .transform((value: unknown) => value ?? defaultDays)
    .nonNullable()
    .default(defaultDays);

/** A range in pounds, to a tenth. A single weight is both ends of the range. */
const expectedHangingWeight = object({ from: pounds(), to: pounds() })
  .transform((range: { from?: number | null; to?: number | null } | null) => {
    const { from = null, to = null } = range ?? {};
    return from === null && to === null ? null : { from: from ?? to, to: to ?? from };
  })
  .nullable()
  .default(null)
  .test('range', 'The second weight must be at least the first', (range, { createError, path }) => {
    return !range || Number(range.from) <= Number(range.to) || createError({ path: `${path}.to` });
  });

const percent = () => {
  const between = `Enter a whole percent from ${OWN_YIELD.from} to ${OWN_YIELD.to}`;
  return typedNumber().typeError(between).integer(between).min(OWN_YIELD.from, between).max(OWN_YIELD.to, between);
};

/** How much of the hanging weight ends up packaged, in whole percent. */
const ownYield = object({ from: percent().nullable().default(null), to: percent().nullable().default(null) })
  .transform((range: { from?: unknown; to?: unknown } | null) =>
    (range?.from ?? null) === null && (range?.to ?? null) === null ? null : range,
  )
  .nullable()
  .default(null)
  .test('range', 'The second percentage must be at least the first', (range, { createError, path }) => {
    if (!range) return true;
    const missing = (['from', 'to'] as const).find((end) => range[end] === null);
    if (missing) return createError({ path: `${path}.${missing}`, message: 'Enter both, or neither' });
    return Number(range.from) <= Number(range.to) || createError({ path: `${path}.to` });
  });

/** The flat price of a larger share. Null, or 0 as of an empty input, for that of its quarters. */
const ownPrice = () =>
  emptiableCents(NO_PRICE)
    .transform((value: unknown) => value || null)
    .nullable()
    .default(null);

const shared = object({
  processorId: blankAsNull(text(LIMITS.token).matches(/^\d*$/, 'Please select a processor')),
  breed: optionalText(LIMITS.name),
  bornOn,
  finish: optionalText(LIMITS.fact),
  photoUrl: optionalPicture(),
  expectedHangingWeight,
  packagedYield: ownYield,
  pricing: choice(PRICING_MODEL.values, NO_PRICING).required(NO_PRICING),
  /** The price of a quarter, if it's flat. Without prices of their own, a half costs twice as much, a whole four times. */
  price: emptiableCents(NO_PRICE).default(0),
  halfPrice: ownPrice(),
  wholePrice: ownPrice(),
  pricePerPound: emptiableCents(NO_PRICE).default(0),
  depositPerQuarter: emptiableCents(NEGATIVE).default(0),
  harvestDate: day(),
  /** A rough date such as 'autumn 2027', while there is no exact one. */
  harvestWords: optionalText(LIMITS.name),
  hangDays: days(DEFAULT_HANG_DAYS, LIMITS.hangDays),
  cuttingDays: days(DEFAULT_CUTTING_DAYS, LIMITS.cuttingDays),
  cutSheetsDue: day(),
})
  .transform(withoutUnused)
  .test('priced', NO_PRICE, ({ pricing, ...prices }, { createError }) => {
    if (!pricing) return true;
    const path = animalPriceField(pricing);
    return Number(prices[path]) > 0 || createError({ path });
  })
  .test('bornBefore', 'It must be born before its harvest', ({ bornOn, harvestDate }, { createError }) => {
    return !bornOn || !harvestDate || bornOn < harvestDate || createError({ path: 'bornOn' });
  });

/** Flat prices are per quarter, all others per pound. */
function animalPriceField(pricing: PricingModel): 'price' | 'pricePerPound' {
  return pricing === 'FLAT' ? 'price' : 'pricePerPound';
}

type Priced = { pricing?: PricingModel; harvestDate?: string | null };

/** Keeps only the price that applies, and drops the rough date if there is an exact one. */
function withoutUnused<Animal extends Priced>(animal: Animal): Animal {
  const unused =
    animal.pricing &&
    (animal.pricing === 'FLAT' ? { pricePerPound: 0 } : { price: 0, halfPrice: null, wholePrice: null });
  return { ...animal, ...unused, ...(animal.harvestDate && { harvestWords: null }) };
}

/** The day of the change, and the animal's days before the change. Unchanged days may be in the past. */
interface Moment {
  today: string;
  before?: PickedDays;
}

function animalFields({ today, before }: Moment) {
  return shared.test('days', NO_DAY, ({ harvestDate = null, cutSheetsDue = null }, { createError }) => {
    const isUnchanged = before && before.harvestDate === harvestDate && before.cutSheetsDue === cutSheetsDue;
    if (isUnchanged || [harvestDate, cutSheetsDue].some((value) => value && !isDay(value))) return true;
    const [path, message] = Object.entries(harvestPlanProblem({ harvestDate, cutSheetsDue }, today) ?? {})[0] ?? [];
    return !path || createError({ path, message });
  });
}

const NO_EID = 'Enter the 15 digits of the tag, such as 840003123456789';

/** The server's input for one animal, with prices in cents. */
export const animalInput = (moment: Moment) =>
  animalFields(moment).shape({
    tag,
    eid: blankAsNull(text(LIMITS.fact))
      .transform((value: unknown) => (typeof value === 'string' ? value.replace(/[\s-]/g, '') : value))
      .matches(/^\d{15}$/, NO_EID),
    liveWeight: pounds(LIMITS.livePounds),
  });

/** The server's input for several animals that differ only by their tags. */
export const newAnimalsInput = (today: string) =>
  animalFields({ today }).shape({
    tags: listOf(tag, LIMITS.animalsAtOnce, TOO_MANY).required(NO_TAGS).min(1, NO_TAGS).test('once', noDuplicates),
  });

/** The dialogs work in dollars, with texts as typed. */
export const animalForm = (moment: Moment) => animalInput(moment).transform(toAnimalInput);
export const newAnimalsForm = (today: string) => newAnimalsInput(today).transform(toNewAnimalsInput);

export type AnimalInput = InferType<ReturnType<typeof animalInput>>;
export type NewAnimalsInput = InferType<ReturnType<typeof newAnimalsInput>>;

function noDuplicates(tags: (string | undefined)[], { createError }: TestContext): true | ValidationError {
  const duplicate = tags.find((one, index) => tags.indexOf(one) < index);
  return !duplicate || createError({ message: `Tag ${duplicate} is there twice` });
}
