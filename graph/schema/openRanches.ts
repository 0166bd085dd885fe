import { getNamedType, OperationTypeNode } from 'graphql';
import type { Context } from '../context';
import { unauthenticated } from '../errors';
import type { Asked } from '../limits/costOf';
import { accessOf, isOpenToVisitors } from './access';
import { visitFields, walkThrough } from './selectedFields';

/**
 * What visitors may read below a root field for VISITOR_WHEN_OPEN, by type: what Find and the ranch pages show, but not how to reach
 * a ranch. A field that isn't here asks them to sign in, so that a new one is open only once someone has decided so.
 */
export const OPEN_FIELDS: Record<string, readonly string[]> = {
  Animal: [
    ...['breed', 'depositPerQuarter', 'expectedHangingWeight', 'finish', 'harvestDate', 'harvestWords', 'id', 'places'],
    ...['price', 'pricePerPound', 'pricing', 'processor', 'readyFrom', 'tag'],
  ],
  AnimalConnection: ['nodes', 'pageInfo'],
  AnimalPlace: ['number', 'taken'],
  BeefBox: ['contents', 'price', 'weight'],
  CentsRange: ['from', 'to'],
  CubicFeetRange: ['from', 'to'],
  CustomProduct: ['price', 'variants', 'weight'],
  DeliveryOption: ['distanceMiles', 'fee', 'method', 'offered', 'radiusMiles', 'reachable', 'reason'],
  DeliveryQuote: ['distanceMiles', 'options', 'unlawful', 'zipCode'],
  LegalRule: ['law', 'link', 'says'],
  NextHarvest: ['harvestWords', 'quartersLeft', 'readyFrom', 'sharesLeft'],
  PageInfo: ['endCursor', 'hasNextPage'],
  PoundRange: ['from', 'to'],
  Processor: ['city', 'id', 'inspection', 'name', 'state'],
  Product: ['available', 'description', 'id', 'imageUrl', 'inspection', 'name'],
  ProductVariant: ['id', 'name', 'price', 'size', 'weight'],
  RanchPhoto: ['alt', 'url'],
  RanchPoint: ['city', 'distanceMiles', 'latitude', 'longitude', 'ranchName', 'rancherId', 'state'],
  Rancher: [
    ...['animals', 'averageProductPrice', 'beefType', 'boughtAt', 'cattleBreed', 'city', 'customFeedingMethod'],
    ...['customRanchDescription', 'deliveryNotes', 'depositAmount', 'depositRequired', 'description', 'distanceMiles'],
    ...['feedingMethod', 'finishDetails', 'galleryImages', 'halfCowPrice', 'herdSize', 'id', 'imageAlt', 'imageUrl'],
    ...['isApproved', 'isFamilyOwned', 'isFavorite', 'isGrainFinished', 'isGrassFed', 'isHormoneAntibiotic'],
    ...['isOrganic', 'isPastureRaised', 'isRegenerativelyRaised', 'localDeliveryFee', 'localDeliveryRange'],
    ...['nextHarvest', 'offerBeefBoxes', 'offerHalfCow', 'offerLocalDelivery', 'offerLocalPickup'],
    ...['offerOtherProducts', 'offerQuarterCow', 'offerSelectCuts', 'offerShipping', 'offerWholeCow', 'photos'],
    ...['pickupInstructions', 'pricePerPound', 'pricingModel', 'processingDetails', 'processingFacility'],
    ...['processingNotes', 'processingTimeWeeks', 'products', 'quarterCowPrice', 'raisingPractices', 'ranchName'],
    ...['ranchSize', 'rating', 'ratingCounts', 'reviewCount', 'reviews', 'sharesWaiting', 'shippingDetails'],
    ...['shippingFee', 'shippingNationwide', 'shippingRadius', 'socialMedia', 'state', 'trueCost', 'videoUrl'],
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
    ...['deposit', 'freezerCubicFeet', 'handover', 'harvestWords', 'packagedPounds', 'perPound', 'price', 'readyFrom'],
    ...['restsOn', 'share'],
  ],
  UnlawfulDelivery: ['animalIds', 'method', 'productIds', 'reason', 'rule'],
};

/** Refuses a visitor who asks more of open ranches than the screens show. Errors: UNAUTHENTICATED. */
export function requireOpenFields(asked: Asked, context: Context): void {
  const { schema, operation } = asked;
  if (context.viewer || !context.openRanches || operation.operation !== OperationTypeNode.QUERY) return;
  const walk = walkThrough(asked);
  const root = schema.getQueryType();
  if (!root || !walk) return;
  visitFields(operation.selectionSet, root, walk, (field, _type, { selectionSet }) => {
    const access = accessOf(schema, field);
    if (!selectionSet || !access || !isOpenToVisitors(access, context)) return undefined;
    // With all fragments, since the same one may also stand where nothing is refused.
    const below = walkThrough(asked);
    if (below) visitFields(selectionSet, getNamedType(field.type), below, requireOpen);
    return false;
  });
}

function requireOpen({ name }: { name: string }, type: { name: string }): undefined {
  if (!OPEN_FIELDS[type.name]?.includes(name)) throw unauthenticated();
}
