import { getNamedType, OperationTypeNode } from 'graphql';
import type { Context } from '../context';
import { unauthenticated } from '../errors';
import { accessOf, isOpenToVisitors } from './access';
import { type RequestedOperation, startWalk, visitFields } from './selectedFields';

/** What visitors may read, by type. A new field is closed until someone decides otherwise. */
export const OPEN_FIELDS: Record<string, readonly string[]> = {
  Animal: [
    ...['breed', 'depositPerQuarter', 'expectedHangingWeight', 'finish', 'harvestDate', 'harvestWords', 'id', 'places'],
    ...['halfPrice', 'price', 'pricePerPound', 'pricing', 'processor', 'readyFrom', 'tag', 'wholePrice'],
  ],
  AnimalConnection: ['nodes', 'pageInfo'],
  AnimalPlace: ['number', 'taken'],
  BeefBox: ['contents', 'price', 'weight'],
  CentsRange: ['from', 'to'],
  CancelTerms: [
    'abandonDays',
    'assignedPercent',
    'balanceDays',
    'freeHours',
    'name',
    'storageDays',
    'storageFee',
    'version',
    'waitingPercent',
  ],
  CubicFeetRange: ['from', 'to'],
  CustomProduct: ['price', 'variants', 'weight'],
  DeliveryOption: ['distanceMiles', 'fee', 'method', 'offered', 'radiusMiles', 'reachable', 'reason'],
  DeliveryQuote: ['distanceMiles', 'options', 'unlawful', 'zipCode'],
  LegalRule: ['law', 'link', 'says'],
  NextHarvest: ['harvestWords', 'quartersLeft', 'readyFrom', 'sharesLeft'],
  Offer: [
    ...[
      'animal',
      'availability',
      'deposit',
      'depositDays',
      'freezerCubicFeet',
      'hangingPounds',
      'inspection',
      'isProcessingUnknown',
    ],
    ...['linePrice', 'packagedPounds', 'packagedYield', 'payer', 'pricePerPound', 'pricing', 'share', 'shares'],
    ...['toProcessor', 'version'],
  ],
  OfferAnimal: ['animalId', 'harvestDate', 'harvestWords', 'readyFrom', 'tag'],
  PackagedYield: ['animals', 'basis', 'from', 'to'],
  PageInfo: ['endCursor', 'hasNextPage'],
  PoundRange: ['from', 'to'],
  Processor: ['city', 'id', 'inspection', 'name', 'state'],
  Product: ['available', 'description', 'id', 'imageUrl', 'inspection', 'name'],
  ProductVariant: ['id', 'name', 'price', 'size', 'weight'],
  RanchPhoto: ['alt', 'url'],
  RanchPoint: ['city', 'distanceMiles', 'latitude', 'longitude', 'ranchName', 'rancherId', 'state'],
  Rancher: [
    'cancelTerms',
    ...['animals', 'averageProductPrice', 'beefType', 'boughtAt', 'cattleBreed', 'city', 'customFeedingMethod'],
    ...[
      'customRanchDescription',
      'deliveryNotes',
      'depositAmount',
      'depositDays',
      'depositRequired',
      'description',
      'distanceMiles',
    ],
    ...['feedingMethod', 'finishDetails', 'galleryImages', 'halfCowPrice', 'herdSize', 'id', 'imageAlt', 'imageUrl'],
    ...['isApproved', 'isFamilyOwned', 'isFavorite', 'isGrainFinished', 'isGrassFed', 'isHormoneAntibiotic'],
    ...['isOrganic', 'isPastureRaised', 'isRegenerativelyRaised', 'localDeliveryFee', 'localDeliveryRange'],
    ...['nextHarvest', 'offers', 'offerBeefBoxes', 'offerHalfCow', 'offerLocalDelivery', 'offerLocalPickup'],
    ...['offerOtherProducts', 'offerQuarterCow', 'offerSelectCuts', 'offerShipping', 'offerWholeCow', 'photos'],
    ...['pickupInstructions', 'pricePerPound', 'pricingModel', 'processingDetails', 'processingFacility'],
    ...['processingNotes', 'processingTimeWeeks', 'products', 'quarterCowPrice', 'raisingPractices', 'ranchName'],
    ...[
      'ranchSize',
      'rating',
      'ratingCounts',
      'reviewCount',
      'reviews',
      'sellsByAnimal',
      'sharesWaiting',
      'shippingDetails',
    ],
    ...[
      'shippingFee',
      'shippingNationwide',
      'shippingRadius',
      'socialMedia',
      'state',
      'takesLine',
      'trueCost',
      'videoUrl',
    ],
    ...['websiteUrl', 'wholeCowPrice', 'yearEstablished'],
  ],
  RanchState: ['halfFrom', 'ranchCount', 'state'],
  RancherConnection: ['nodes', 'pageInfo', 'totalCount', 'totalCountIsMinimum'],
  Review: [
    ...['answer', 'answeredAt', 'authorName', 'createdAt', 'editedAt', 'hangingPounds', 'id', 'mine', 'packagedPounds'],
    ...['photos', 'share', 'stars', 'words'],
  ],
  ReviewConnection: ['nodes', 'pageInfo', 'totalCount', 'totalCountIsMinimum'],
  SelectCut: ['cut', 'pricePerPound'],
  SocialMedia: ['platform', 'url'],
  TrueCost: [
    ...[
      'deposit',
      'freezerCubicFeet',
      'handover',
      'harvestWords',
      'packagedPounds',
      'packagedYield',
      'perPound',
      'price',
    ],
    ...['readyFrom', 'restsOn', 'share'],
  ],
  UnlawfulDelivery: ['animalIds', 'method', 'productIds', 'reason', 'rule'],
};

/** Refuses a visitor who requests other fields of open ranches. Errors: UNAUTHENTICATED. */
export function requireOpenFields(asked: RequestedOperation, context: Context): void {
  const { schema, operation } = asked;
  if (context.viewer || !context.openRanches || operation.operation !== OperationTypeNode.QUERY) return;
  const walk = startWalk(asked);
  const root = schema.getQueryType();
  if (!root || !walk) return;
  visitFields(operation.selectionSet, root, walk, (field, _type, { selectionSet }) => {
    const access = accessOf(schema, field);
    if (!selectionSet || !access || !isOpenToVisitors(access, context)) return undefined;
    // Starts again with all fragments, since this walk may already have visited one where nothing is refused.
    const innerWalk = startWalk(asked);
    if (innerWalk) visitFields(selectionSet, getNamedType(field.type), innerWalk, requireOpen);
    return false;
  });
}

function requireOpen({ name }: { name: string }, type: { name: string }): undefined {
  if (!OPEN_FIELDS[type.name]?.includes(name)) throw unauthenticated();
}
