import { readNumber } from '../fields/typedNumber';
import { type Cents, dollarsText, toCents } from '../money/money';
import type { PricingModel } from '../words/vocabulary';
import { DEFAULT_CUTTING_DAYS, DEFAULT_HANG_DAYS } from './herdCalendar';
import type { YieldBasis } from './packagedYield';
import { readTags } from './tags';

const TEXTS = [
  'processorId',
  'breed',
  'bornOn',
  'finish',
  'photoUrl',
  'harvestDate',
  'harvestWords',
  'cutSheetsDue',
] as const;
const AMOUNTS = ['price', 'halfPrice', 'wholePrice', 'pricePerPound', 'depositPerQuarter'] as const;

type Fields<Text, Amount, Numeric, Range> = Record<(typeof TEXTS)[number], Text> &
  Record<(typeof AMOUNTS)[number], Amount> &
  Record<'hangDays' | 'cuttingDays', Numeric> & { pricing: PricingModel; expectedHangingWeight: Range };

type Ends<End> = Record<'from' | 'to', End>;

type Typed = string | number;

/** The values of every animal dialog: texts as typed, and money in dollars. */
type SharedValues = Fields<string, Typed, Typed, Ends<Typed>> & { packagedYield: Ends<Typed> };

export type AnimalValues = SharedValues & { tag: string; eid: string; liveWeight: Typed };

/** The values of several new animals, with their tags as typed: '41 to 44'. */
export type NewAnimalsValues = SharedValues & { tags: string };

/** An animal from the server, with money in cents. */
type LoadedAnimal = Partial<
  Fields<string | null, Cents | null, number, Ends<number> | null> & {
    packagedYield: (Ends<number> & { basis: YieldBasis }) | null;
  }
>;

type LoadedFacts = { tag: string; eid?: string | null; liveWeight?: number | null };

export const fromAnimal = ({ tag, eid, liveWeight, ...animal }: LoadedAnimal & LoadedFacts): AnimalValues => ({
  ...fromShared(animal),
  tag,
  eid: eid ?? '',
  liveWeight: liveWeight ?? '',
});

/** Copies the last animal for new ones. The photo and the days are left out, because they don't apply to the new ones. */
export function copyOfAnimal(last: LoadedAnimal): NewAnimalsValues {
  return { ...fromShared({ ...last, photoUrl: null, harvestDate: null, cutSheetsDue: null }), tags: '' };
}

/** The terms that a ranch's list sets for a new animal. None while the list has no price for the ranch's way of pricing. */
export function animalTermsOfList(list: {
  pricingModel: PricingModel;
  pricePerPound: Cents;
  quarterCowPrice: Cents;
  halfCowPrice: Cents;
  wholeCowPrice: Cents;
  depositRequired: boolean;
  depositAmount: Cents;
}): LoadedAnimal {
  const { pricingModel: pricing, pricePerPound, quarterCowPrice: price } = list;
  if ((pricing === 'FLAT' ? price : pricePerPound) === 0) return {};
  const [halfPrice, wholePrice] = [list.halfCowPrice || null, list.wholeCowPrice || null];
  const depositPerQuarter = list.depositRequired ? list.depositAmount : 0;
  return { pricing, price, halfPrice, wholePrice, pricePerPound, depositPerQuarter };
}

export const toAnimalInput = ({ tag, eid, liveWeight, ...values }: AnimalValues) => ({
  ...toShared(values),
  ...{ tag, eid: eid || null, liveWeight: readNumber(liveWeight) },
});

export const toNewAnimalsInput = ({ tags, ...values }: NewAnimalsValues) => ({
  ...toShared(values),
  tags: readTags(tags ?? ''),
});

function fromShared(animal: LoadedAnimal): SharedValues {
  const { expectedHangingWeight: weight } = animal;
  const ownYield = animal.packagedYield?.basis === 'ANIMAL' ? animal.packagedYield : null;
  return {
    ...each(TEXTS, (field) => animal[field] ?? ''),
    ...each(AMOUNTS, (field) => dollarsText(animal[field] ?? 0)),
    bornOn: animal.bornOn?.slice(0, 7) ?? '',
    expectedHangingWeight: { from: weight?.from ?? '', to: weight?.to ?? '' },
    packagedYield: { from: ownYield?.from ?? '', to: ownYield?.to ?? '' },
    pricing: animal.pricing ?? 'HANGING',
    hangDays: animal.hangDays ?? DEFAULT_HANG_DAYS,
    cuttingDays: animal.cuttingDays ?? DEFAULT_CUTTING_DAYS,
  };
}

function toShared(values: SharedValues) {
  const { expectedHangingWeight: weight, packagedYield } = values;
  return {
    ...each(TEXTS, (field) => values[field] || null),
    ...each(AMOUNTS, (field) => toCents(values[field] ?? '')),
    expectedHangingWeight: { from: readNumber(weight.from), to: readNumber(weight.to) },
    packagedYield: { from: readNumber(packagedYield.from), to: readNumber(packagedYield.to) },
    pricing: values.pricing,
    hangDays: readNumber(values.hangDays),
    cuttingDays: readNumber(values.cuttingDays),
  };
}

function each<Field extends string, Value>(fields: readonly Field[], read: (field: Field) => Value) {
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<Field, Value>;
}
