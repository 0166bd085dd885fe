import { type InferType, object, type Schema, string } from 'yup';
import { LIMITS } from '../fields/limits';
import { choice, emptiableCents, flag, listOf, wholeMeasure, yesOrNo } from '../fields/numberFields';
import { nameText } from '../fields/personFields';
import { requiredPlace } from '../fields/placeFields';
import { blankAsNull, optionalLongText, optionalText, plainLongText, requiredText, text } from '../fields/textField';
import { optionalPicture, optionalSecureUrl, optionalUrl, picture, webUrl } from '../fields/urlField';
import { CANCEL_TERMS, type CancelTermsName, READY_TERMS } from '../orders/cancelTerms';
import { productInput } from '../products/productForm';
import { ITEM_TYPE, PRICING_MODEL, type PricingModel } from '../words/vocabulary';
import { PRACTICE_NAMES, PRACTICES, type Practice } from './practices';
import {
  BREEDS,
  DEFAULT_DELIVERY_RADIUS,
  DEFAULT_DEPOSIT_DAYS,
  DEFAULT_SHIPPING_RADIUS,
  FEEDING_METHODS,
} from './ranchFacts';

const { USUAL } = READY_TERMS;
const NEGATIVE_PRICE = 'Price cannot be negative';
const NEGATIVE_FEE = 'Fee cannot be negative';
const NEGATIVE_AMOUNT = 'Amount cannot be negative';

function oneOfList(values: readonly string[], message: string) {
  return blankAsNull(text(LIMITS.fact)).test('listed', message, (value) => !value || values.includes(value));
}

/** A range in miles. Clearing it brings back the default range. */
function radius(defaultMiles: number) {
  return wholeMeasure('Range cannot be negative', LIMITS.miles)
    .transform((value: unknown) => value ?? defaultMiles)
    .nonNullable();
}

/** Days to pay a deposit. Clearing it brings back the default. */
function depositDays() {
  const between = 'Enter 1 to 60 days';
  return wholeMeasure(between, 60)
    .min(1, between)
    .max(60, between)
    .transform((value: unknown) => value ?? DEFAULT_DEPOSIT_DAYS)
    .nonNullable();
}

/** Which terms a ranch has. Null means none. */
function termsName() {
  return string<CancelTermsName>()
    .nullable()
    .oneOf([...CANCEL_TERMS.values, null], 'Please choose terms');
}

/** A number of the ranch's own terms. Clearing it brings back the default. */
function ofOwnTerms(most: number, usual: number) {
  const between = `Enter 0 to ${most}`;
  return wholeMeasure(between, most)
    .max(most, between)
    .transform((value: unknown) => value ?? usual)
    .nonNullable();
}

/** How shares are priced. Clearing it brings back a flat price. */
function pricingModel() {
  const defaultModel: PricingModel = 'FLAT';
  return choice(PRICING_MODEL.values, 'Please select a pricing method').transform((value: unknown, given: unknown) =>
    given === null ? defaultModel : value,
  );
}

const socialLink = object({
  platform: requiredText('Platform is required', LIMITS.name),
  url: webUrl().required('Please enter a valid URL'),
});

/** How the editor shows a field: text as typed, an amount in dollars, a number, a switch, or something else. */
type Kind = 'text' | 'amount' | 'number' | 'flag' | 'other';

const declare =
  <K extends Kind>(kind: K) =>
  <Rule extends Schema>(label: string, rule: Rule) => ({ kind, label, rule });

const asText = declare('text');
const asAmount = declare('amount');
const asNumber = declare('number');
const asFlag = (label: string) => declare('flag')(label, flag());
const asOther = declare('other');

const identity = {
  ranchName: asText('Ranch name', nameText('Ranch name is required')),
  description: asText('Short description', plainLongText(LIMITS.description)),
  customRanchDescription: asText('Detailed description', plainLongText(LIMITS.longText)),
  city: asText('City', requiredPlace.city),
  state: asText('State', requiredPlace.state),
  zipCode: asText('Zip code', requiredPlace.zipCode),
  websiteUrl: asText('Website', optionalUrl()),
  imageUrl: asText('Main photo', optionalPicture()),
  galleryImages: asOther('More photos', listOf(picture().required('Image URL is required'), LIMITS.galleryImages)),
  videoUrl: asText('Video', optionalUrl()),
  socialMedia: asOther('Social links', listOf(socialLink, LIMITS.socialMedia)),
};

const facts = {
  yearEstablished: asNumber('Year established', wholeMeasure('Year cannot be negative', LIMITS.year)),
  ranchSize: asText('Ranch size', optionalText(LIMITS.fact)),
  cattleBreed: asText('Cattle breed', oneOfList(BREEDS, 'Please select a breed')),
  herdSize: asText('Herd size', optionalText(LIMITS.fact)),
  processingFacility: asText('Processing facility', optionalText(LIMITS.fact)),
  processingTimeWeeks: asNumber('Processing time', wholeMeasure('Processing time cannot be negative', LIMITS.weeks)),
  processingNotes: asText('Processing notes', optionalLongText(LIMITS.instructions)),
  processingDetails: asText('Detailed processing info', optionalLongText(LIMITS.longText)),
};

const { label: share } = ITEM_TYPE;

const offers = {
  sellsByAnimal: asFlag('Sell by the animal'),
  takesLine: declare('flag')('Take a line for the next animal', yesOrNo()),
  offerQuarterCow: asFlag(share('QUARTER_COW')),
  offerHalfCow: asFlag(share('HALF_COW')),
  offerWholeCow: asFlag(share('WHOLE_COW')),
  quarterCowPrice: asAmount(`${share('QUARTER_COW')} price`, emptiableCents(NEGATIVE_PRICE)),
  halfCowPrice: asAmount(`${share('HALF_COW')} price`, emptiableCents(NEGATIVE_PRICE)),
  wholeCowPrice: asAmount(`${share('WHOLE_COW')} price`, emptiableCents(NEGATIVE_PRICE)),
  offerSelectCuts: asFlag('Select cuts'),
  offerBeefBoxes: asFlag('Beef boxes'),
  offerOtherProducts: asFlag('Other products'),
  otherProductsList: asOther('Custom products', listOf(productInput, LIMITS.products)),
  pricingModel: asOther('Pricing method', pricingModel()),
  pricePerPound: asAmount('Price per pound', emptiableCents(NEGATIVE_PRICE)),
  paymentInstructions: asText('How to pay you', optionalLongText(LIMITS.instructions)),
  paymentLink: asText('Link to pay you', optionalSecureUrl()),
  street: asText('Street', optionalText(LIMITS.fact)),
  depositRequired: asFlag('Require a deposit'),
  depositAmount: asAmount('Deposit', emptiableCents(NEGATIVE_AMOUNT)),
  depositDays: asNumber('Days to pay the deposit', depositDays()),
  cancelTermsName: asOther('Cancellation terms', termsName()),
  cancelHours: asNumber('All comes back for', ofOwnTerms(720, USUAL.freeHours)),
  cancelWaitingPercent: asNumber('Waiting for an animal', ofOwnTerms(100, USUAL.waitingPercent)),
  cancelAssignedPercent: asNumber('On an animal, until the harvest', ofOwnTerms(100, USUAL.assignedPercent)),
};

const practices = {
  ...(Object.fromEntries(PRACTICE_NAMES.map((name) => [name, asFlag(PRACTICES[name].label)])) as {
    [Name in Practice]: ReturnType<typeof asFlag>;
  }),
  feedingMethod: asText('Feeding method', oneOfList(FEEDING_METHODS, 'Please select a feeding method')),
  customFeedingMethod: asText('Feeding method in your words', optionalText(LIMITS.fact)),
  raisingPractices: asText('Detailed raising practices', optionalLongText(LIMITS.longText)),
  beefType: asText('Beef type', optionalText(LIMITS.fact)),
  finishDetails: asText('Finishing details', optionalLongText(LIMITS.instructions)),
};

const delivery = {
  offerLocalPickup: asFlag('Local pickup'),
  pickupInstructions: asText('Pickup instructions', optionalLongText(LIMITS.instructions)),
  offerLocalDelivery: asFlag('Local delivery'),
  localDeliveryRange: asNumber('Delivery range', radius(DEFAULT_DELIVERY_RADIUS)),
  localDeliveryFee: asAmount('Delivery fee', emptiableCents(NEGATIVE_FEE)),
  deliveryNotes: asText('Delivery notes', optionalLongText(LIMITS.instructions)),
  offerShipping: asFlag('Shipping'),
  shippingFee: asAmount('Shipping fee', emptiableCents(NEGATIVE_FEE)),
  shippingNationwide: asFlag('Ship nationwide'),
  shippingRadius: asNumber('Shipping range', radius(DEFAULT_SHIPPING_RADIUS)),
  shippingDetails: asText('Shipping details', optionalLongText(LIMITS.instructions)),
};

const groups = { identity, facts, offers, practices, delivery };

export type ProfileGroup = keyof typeof groups;

/** Each field of a ranch that people edit, declared once for forms, labels, limits, columns and tabs. */
const FIELDS = { ...identity, ...facts, ...offers, ...practices, ...delivery };

type Fields = typeof FIELDS;
export type RancherProfileField = keyof Fields;

export type FieldOfKind<K extends Kind> = {
  [F in RancherProfileField]: Fields[F]['kind'] extends K ? F : never;
}[RancherProfileField];

export function fieldsOfKind<K extends Kind>(kind: K): FieldOfKind<K>[] {
  return (Object.keys(FIELDS) as RancherProfileField[]).filter(
    (field) => FIELDS[field].kind === kind,
  ) as FieldOfKind<K>[];
}

/** The label and limits of a field's input. The maximum is in characters. */
export function describeField(field: RancherProfileField): {
  label: string;
  optional: boolean;
  maxLength: number | undefined;
} {
  const { label, rule } = FIELDS[field];
  const max = rule.tests.find(({ OPTIONS }) => OPTIONS?.name === 'max')?.OPTIONS?.params?.max;
  return { label, optional: rule.spec.optional, maxLength: max as number | undefined };
}

/** The rule of each field, in cents. */
export const rancherProfileFields = Object.fromEntries(
  Object.entries(FIELDS).map(([field, { rule }]) => [field, rule]),
) as { [F in RancherProfileField]: Fields[F]['rule'] };

/** The columns of the profile in a ranch's row. Its products have their own table. */
export type RancherProfileColumns = {
  [F in Exclude<RancherProfileField, 'otherProductsList'>]: Exclude<InferType<Fields[F]['rule']>, undefined>;
};

/** The group of a field, or undefined if it isn't part of the profile. */
export function profileGroupOf(field: string): ProfileGroup | undefined {
  return (Object.keys(groups) as ProfileGroup[]).find((group) => field in groups[group]);
}
