import { object } from 'yup';
import { DEFAULT_DELIVERY_RADIUS, DEFAULT_SHIPPING_RADIUS } from './delivery';
import { LIMITS } from './limits';
import { cents, choice, flag, listOf, wholeMeasure } from './numberFields';
import { requiredPlace } from './placeFields';
import { productInput } from './productForm';
import { BREEDS, FEEDING_METHODS } from './ranchFacts';
import { blankAsNull, optionalLongText, optionalText, plainLongText, requiredText, text } from './textField';
import { optionalPicture, optionalUrl, picture, webUrl } from './urlField';
import { PRICING_MODEL } from './vocabulary';

const NEGATIVE_PRICE = 'Price cannot be negative';
const NEGATIVE_FEE = 'Fee cannot be negative';
const NEGATIVE_AMOUNT = 'Amount cannot be negative';

function oneOfList(values: readonly string[], message: string) {
  return blankAsNull(text(LIMITS.fact)).test('listed', message, (value) => !value || values.includes(value));
}

/** A range in miles; emptied, it is the usual one again. */
function radius(usual: number) {
  return wholeMeasure('Range cannot be negative', LIMITS.miles)
    .transform((value: unknown) => value ?? usual)
    .nonNullable();
}

const identity = {
  ranchName: requiredText('Ranch name is required', LIMITS.name),
  description: plainLongText(LIMITS.description),
  customRanchDescription: plainLongText(LIMITS.longText),
  ...requiredPlace,
  websiteUrl: optionalUrl(),
  imageUrl: optionalPicture(),
  galleryImages: listOf(picture().required('Image URL is required'), LIMITS.galleryImages),
  videoUrl: optionalUrl(),
  socialMedia: listOf(
    object({
      platform: requiredText('Platform is required', LIMITS.name),
      url: webUrl().required('Please enter a valid URL'),
    }),
    LIMITS.socialMedia,
  ),
};

const facts = {
  yearEstablished: wholeMeasure('Year cannot be negative', LIMITS.year),
  ranchSize: optionalText(LIMITS.fact),
  cattleBreed: oneOfList(BREEDS, 'Please select a breed'),
  herdSize: optionalText(LIMITS.fact),
  processingFacility: optionalText(LIMITS.fact),
  processingTimeWeeks: wholeMeasure('Processing time cannot be negative', LIMITS.weeks),
  processingNotes: optionalLongText(LIMITS.instructions),
  processingDetails: optionalLongText(LIMITS.longText),
};

const offers = {
  offerQuarterCow: flag(),
  offerHalfCow: flag(),
  offerWholeCow: flag(),
  quarterCowPrice: cents(NEGATIVE_PRICE),
  halfCowPrice: cents(NEGATIVE_PRICE),
  wholeCowPrice: cents(NEGATIVE_PRICE),
  offerSelectCuts: flag(),
  offerBeefBoxes: flag(),
  offerOtherProducts: flag(),
  otherProductsList: listOf(productInput, LIMITS.products),
  pricingModel: choice(PRICING_MODEL.values, 'Please select a pricing method'),
  pricePerPound: cents(NEGATIVE_PRICE),
  depositRequired: flag(),
  depositAmount: cents(NEGATIVE_AMOUNT),
};

const practices = {
  isGrassFed: flag(),
  isGrainFinished: flag(),
  isOrganic: flag(),
  isPastureRaised: flag(),
  isHormoneAntibiotic: flag(),
  isFamilyOwned: flag(),
  isRegenerativelyRaised: flag(),
  feedingMethod: oneOfList(FEEDING_METHODS, 'Please select a feeding method'),
  customFeedingMethod: optionalText(LIMITS.fact),
  raisingPractices: optionalLongText(LIMITS.longText),
  beefType: optionalText(LIMITS.fact),
  finishDetails: optionalLongText(LIMITS.instructions),
};

const delivery = {
  offerLocalPickup: flag(),
  pickupInstructions: optionalLongText(LIMITS.instructions),
  offerLocalDelivery: flag(),
  localDeliveryRange: radius(DEFAULT_DELIVERY_RADIUS),
  localDeliveryFee: cents(NEGATIVE_FEE),
  deliveryNotes: optionalLongText(LIMITS.instructions),
  offerShipping: flag(),
  shippingFee: cents(NEGATIVE_FEE),
  shippingNationwide: flag(),
  shippingRadius: radius(DEFAULT_SHIPPING_RADIUS),
  shippingDetails: optionalLongText(LIMITS.instructions),
};

const groups = { identity, facts, offers, practices, delivery };

export type ProfileGroup = keyof typeof groups;

/** Every field of a ranch that people may write. Approval, rate, balance and rating are not among them. */
export const rancherProfileFields = { ...identity, ...facts, ...offers, ...practices, ...delivery };

/** What a field is about; undefined for one that is not of the profile. */
export function profileGroupOf(field: string): ProfileGroup | undefined {
  return (Object.keys(groups) as ProfileGroup[]).find((group) => field in groups[group]);
}
