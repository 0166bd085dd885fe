import { type Cents, dollarsText, toCents } from './money';
import type { PricingModel } from './vocabulary';

// biome-ignore format: one line per group reads better than one per field
const TEXTS = [
  'ranchName', 'description', 'customRanchDescription', 'city', 'state', 'zipCode', 'websiteUrl', 'imageUrl', 'videoUrl',
  'ranchSize', 'cattleBreed', 'herdSize', 'processingFacility', 'processingNotes', 'processingDetails',
  'feedingMethod', 'customFeedingMethod', 'raisingPractices', 'beefType', 'finishDetails',
  'pickupInstructions', 'deliveryNotes', 'shippingDetails',
] as const;

// biome-ignore format: as above
const AMOUNTS = [
  'quarterCowPrice', 'halfCowPrice', 'wholeCowPrice', 'pricePerPound', 'depositAmount', 'localDeliveryFee', 'shippingFee',
] as const;

const NUMBERS = ['yearEstablished', 'processingTimeWeeks', 'localDeliveryRange', 'shippingRadius'] as const;

// biome-ignore format: as above
const FLAGS = [
  'offerQuarterCow', 'offerHalfCow', 'offerWholeCow', 'offerSelectCuts', 'offerBeefBoxes', 'offerOtherProducts',
  'depositRequired', 'isGrassFed', 'isGrainFinished', 'isOrganic', 'isPastureRaised', 'isHormoneAntibiotic',
  'isFamilyOwned', 'isRegenerativelyRaised', 'offerLocalPickup', 'offerLocalDelivery', 'offerShipping', 'shippingNationwide',
] as const;

type TextField = (typeof TEXTS)[number];
type AmountField = (typeof AMOUNTS)[number];
type NumberField = (typeof NUMBERS)[number];
type FlagField = (typeof FLAGS)[number];

interface Link {
  platform: string;
  url: string;
}

interface Choices {
  pricingModel: PricingModel;
  galleryImages: string[];
  socialMedia: Link[];
}

type Fields<Text, Amount, Numeric, Flag> = Record<TextField, Text> &
  Record<AmountField, Amount> &
  Record<NumberField, Numeric> &
  Record<FlagField, Flag>;

/** What the profile editor holds: texts as typed, money in dollars. */
export type RancherProfileValues = Fields<string, string | number, string | number, boolean> & Choices;

/** The same profile as the server takes it: money in cents, blank as null. */
type ProfileInput = Fields<string | null, Cents, number | null, boolean> & Choices;

/** A profile as it was loaded; fields that the query did not ask for start blank. */
export type LoadedProfile = Partial<Fields<string | null, Cents, number | null, boolean | null> & Choices>;

export function toProfileInput(values: RancherProfileValues): ProfileInput {
  return {
    ...each(TEXTS, (field) => values[field] || null),
    ...each(AMOUNTS, (field) => toCents(values[field] ?? '')),
    ...each(NUMBERS, (field) => numberOrNull(values[field])),
    ...each(FLAGS, (field) => Boolean(values[field])),
    pricingModel: values.pricingModel,
    galleryImages: values.galleryImages,
    socialMedia: values.socialMedia,
  };
}

export function fromProfile(profile: LoadedProfile): RancherProfileValues {
  return {
    ...each(TEXTS, (field) => profile[field] ?? ''),
    ...each(AMOUNTS, (field) => dollarsText(profile[field] ?? 0)),
    ...each(NUMBERS, (field) => profile[field] ?? ''),
    ...each(FLAGS, (field) => profile[field] ?? false),
    pricingModel: profile.pricingModel ?? 'FLAT',
    galleryImages: profile.galleryImages ?? [],
    socialMedia: profile.socialMedia?.map(({ platform, url }) => ({ platform, url })) ?? [],
  };
}

export const initialRancherProfile = fromProfile({});

function each<Field extends string, Value>(fields: readonly Field[], read: (field: Field) => Value) {
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<Field, Value>;
}

/** What is no number becomes NaN, which the schema refuses at its field. */
function numberOrNull(value: string | number | undefined): number | null {
  if (value === undefined || value === '') return null;
  return Number(value);
}
