import { type InferType, type ISchema, object } from 'yup';
import { LIMITS } from '../fields/limits';
import { choice, emptiableCents, flag, listOf, wholeMeasure } from '../fields/numberFields';
import { requiredPlace } from '../fields/placeFields';
import { blankAsNull, optionalLongText, optionalText, plainLongText, requiredText, text } from '../fields/textField';
import { optionalPicture, optionalUrl, picture, webUrl } from '../fields/urlField';
import { productInput } from '../products/productForm';
import { PRICING_MODEL, type PricingModel } from '../words/vocabulary';
import { DEFAULT_DELIVERY_RADIUS, DEFAULT_SHIPPING_RADIUS } from './delivery';
import { BREEDS, FEEDING_METHODS } from './ranchFacts';

const NEGATIVE_PRICE = 'Price cannot be negative';
const NEGATIVE_FEE = 'Fee cannot be negative';
const NEGATIVE_AMOUNT = 'Amount cannot be negative';

function oneOfList(values: readonly string[], message: string) {
  return blankAsNull(text(LIMITS.fact)).test('listed', message, (value) => !value || values.includes(value));
}

/** A range in miles. Clearing it brings back the usual range. */
function radius(usual: number) {
  return wholeMeasure('Range cannot be negative', LIMITS.miles)
    .transform((value: unknown) => value ?? usual)
    .nonNullable();
}

/** How shares are priced. Clearing it brings back a flat price. */
function pricingModel() {
  const usual: PricingModel = 'FLAT';
  return choice(PRICING_MODEL.values, 'Please select a pricing method').transform((value: unknown, given: unknown) =>
    given === null ? usual : value,
  );
}

const socialLink = object({
  platform: requiredText('Platform is required', LIMITS.name),
  url: webUrl().required('Please enter a valid URL'),
});

/** How the editor shows a field: text as typed, an amount in dollars, a number, a switch, or in a way of its own. */
type Kind = 'text' | 'amount' | 'number' | 'flag' | 'other';

const declare =
  <K extends Kind>(kind: K) =>
  <Rule extends ISchema<unknown>>(rule: Rule) => ({ kind, rule });

const asText = declare('text');
const asAmount = declare('amount');
const asNumber = declare('number');
const asFlag = declare('flag');
const asOther = declare('other');

const identity = {
  ranchName: asText(requiredText('Ranch name is required', LIMITS.name)),
  description: asText(plainLongText(LIMITS.description)),
  customRanchDescription: asText(plainLongText(LIMITS.longText)),
  city: asText(requiredPlace.city),
  state: asText(requiredPlace.state),
  zipCode: asText(requiredPlace.zipCode),
  websiteUrl: asText(optionalUrl()),
  imageUrl: asText(optionalPicture()),
  galleryImages: asOther(listOf(picture().required('Image URL is required'), LIMITS.galleryImages)),
  videoUrl: asText(optionalUrl()),
  socialMedia: asOther(listOf(socialLink, LIMITS.socialMedia)),
};

const facts = {
  yearEstablished: asNumber(wholeMeasure('Year cannot be negative', LIMITS.year)),
  ranchSize: asText(optionalText(LIMITS.fact)),
  cattleBreed: asText(oneOfList(BREEDS, 'Please select a breed')),
  herdSize: asText(optionalText(LIMITS.fact)),
  processingFacility: asText(optionalText(LIMITS.fact)),
  processingTimeWeeks: asNumber(wholeMeasure('Processing time cannot be negative', LIMITS.weeks)),
  processingNotes: asText(optionalLongText(LIMITS.instructions)),
  processingDetails: asText(optionalLongText(LIMITS.longText)),
};

const offers = {
  offerQuarterCow: asFlag(flag()),
  offerHalfCow: asFlag(flag()),
  offerWholeCow: asFlag(flag()),
  quarterCowPrice: asAmount(emptiableCents(NEGATIVE_PRICE)),
  halfCowPrice: asAmount(emptiableCents(NEGATIVE_PRICE)),
  wholeCowPrice: asAmount(emptiableCents(NEGATIVE_PRICE)),
  offerSelectCuts: asFlag(flag()),
  offerBeefBoxes: asFlag(flag()),
  offerOtherProducts: asFlag(flag()),
  otherProductsList: asOther(listOf(productInput, LIMITS.products)),
  pricingModel: asOther(pricingModel()),
  pricePerPound: asAmount(emptiableCents(NEGATIVE_PRICE)),
  depositRequired: asFlag(flag()),
  depositAmount: asAmount(emptiableCents(NEGATIVE_AMOUNT)),
};

const practices = {
  isGrassFed: asFlag(flag()),
  isGrainFinished: asFlag(flag()),
  isOrganic: asFlag(flag()),
  isPastureRaised: asFlag(flag()),
  isHormoneAntibiotic: asFlag(flag()),
  isFamilyOwned: asFlag(flag()),
  isRegenerativelyRaised: asFlag(flag()),
  feedingMethod: asText(oneOfList(FEEDING_METHODS, 'Please select a feeding method')),
  customFeedingMethod: asText(optionalText(LIMITS.fact)),
  raisingPractices: asText(optionalLongText(LIMITS.longText)),
  beefType: asText(optionalText(LIMITS.fact)),
  finishDetails: asText(optionalLongText(LIMITS.instructions)),
};

const delivery = {
  offerLocalPickup: asFlag(flag()),
  pickupInstructions: asText(optionalLongText(LIMITS.instructions)),
  offerLocalDelivery: asFlag(flag()),
  localDeliveryRange: asNumber(radius(DEFAULT_DELIVERY_RADIUS)),
  localDeliveryFee: asAmount(emptiableCents(NEGATIVE_FEE)),
  deliveryNotes: asText(optionalLongText(LIMITS.instructions)),
  offerShipping: asFlag(flag()),
  shippingFee: asAmount(emptiableCents(NEGATIVE_FEE)),
  shippingNationwide: asFlag(flag()),
  shippingRadius: asNumber(radius(DEFAULT_SHIPPING_RADIUS)),
  shippingDetails: asText(optionalLongText(LIMITS.instructions)),
};

const groups = { identity, facts, offers, practices, delivery };

export type ProfileGroup = keyof typeof groups;

/**
 * Every ranch field that people can edit, each declared once. The form, the editor's values, the database columns and the
 * editor's tabs all come from this declaration. Approval, rate, balance and rating aren't editable.
 */
const FIELDS = { ...identity, ...facts, ...offers, ...practices, ...delivery };

type Fields = typeof FIELDS;
type Field = keyof Fields;

/** The fields of one kind. */
export type FieldOfKind<K extends Kind> = { [F in Field]: Fields[F]['kind'] extends K ? F : never }[Field];

export function fieldsOfKind<K extends Kind>(kind: K): FieldOfKind<K>[] {
  return (Object.keys(FIELDS) as Field[]).filter((field) => FIELDS[field].kind === kind) as FieldOfKind<K>[];
}

/** The rule of each field, in cents. */
export const rancherProfileFields = Object.fromEntries(
  Object.entries(FIELDS).map(([field, { rule }]) => [field, rule]),
) as { [F in Field]: Fields[F]['rule'] };

/** The columns of the profile in a ranch's row. Its products have their own table. */
export type RancherProfileColumns = {
  [F in Exclude<Field, 'otherProductsList'>]: Exclude<InferType<Fields[F]['rule']>, undefined>;
};

/** The group of a field, or undefined if it isn't part of the profile. */
export function profileGroupOf(field: string): ProfileGroup | undefined {
  return (Object.keys(groups) as ProfileGroup[]).find((group) => field in groups[group]);
}
