import type { FindRancherPageQueryVariables } from '../find/FindRancherPage.generated';
import type { RancherCard_rancherFragment } from '../parts/ranches/RancherCard.generated';
import type { ShareOffer_offerFragment } from '../parts/ranches/ShareOffers.generated';
import type { TrueCost_costFragment } from '../parts/ranches/TrueCost.generated';
import { connectionOf, customer, fakeServer, type refusal } from './visit';

/** The practices of a ranch that is only grass-fed. */
export const grassFed = {
  isGrassFed: true,
  isGrainFinished: false,
  isOrganic: false,
  isPastureRaised: false,
  isHormoneAntibiotic: false,
  isFamilyOwned: false,
  isRegenerativelyRaised: false,
};

/** A ranch card's data. The ranch sells quarters and halves, and offers pickup and delivery within 50 miles for $45. */
export const cedarFork: RancherCard_rancherFragment & { __typename: string } = {
  __typename: 'Rancher',
  id: '7',
  ranchName: 'Cedar Fork Ranch',
  city: 'Waco',
  state: 'Texas',
  imageUrl: null,
  imageAlt: '',
  rating: 0,
  reviewCount: 0,
  offerQuarterCow: true,
  offerHalfCow: true,
  offerWholeCow: false,
  quarterCowPrice: 90_000,
  halfCowPrice: 170_000,
  wholeCowPrice: 0,
  averageProductPrice: null,
  offers: [],
  offerSelectCuts: false,
  offerBeefBoxes: false,
  offerOtherProducts: false,
  offerLocalPickup: true,
  offerLocalDelivery: true,
  localDeliveryRange: 50,
  localDeliveryFee: 4_500,
  offerShipping: false,
  shippingNationwide: false,
  shippingRadius: 100,
  shippingFee: 0,
  distanceMiles: null,
  nextHarvest: null,
  trueCost: null,
  ...grassFed,
  isFavorite: false,
  boughtAt: null as string | null,
};

export const ranchOf = (given: Partial<RancherCard_rancherFragment>) => ({ ...cedarFork, ...given });

/** Returns the answer to the operation `FindRancherPage`. */
export const listOf = (nodes: (typeof cedarFork)[], totalCount?: number) => ({
  ranchers: connectionOf('Rancher', nodes, totalCount),
});

type Variables = FindRancherPageQueryVariables;
type Answers = Parameters<typeof fakeServer>[1];

/** Returns a fake server with a list of ranches. `lists` records the variables of each request for the list. */
export function listing(
  answer: (variables: Variables) => ReturnType<typeof listOf> | ReturnType<typeof refusal> | Error,
  others: Answers = {},
  viewer = customer,
) {
  const lists: Variables[] = [];
  const FindRancherPage = (variables: Variables) => {
    lists.push(variables);
    return answer(variables);
  };
  return Object.assign(fakeServer(viewer, { FindRancherPage, ...others }), { lists });
}

/** Returns the offer of a half of an animal by its hanging weight. */
export const offerOf = (
  given: Partial<ShareOffer_offerFragment> = {},
): ShareOffer_offerFragment & { __typename: string } => ({
  __typename: 'Offer',
  share: 'HALF_COW',
  availability: 'ANIMAL',
  animal: { tag: '41', harvestDate: '2099-03-04', harvestWords: null, readyFrom: '2099-03-25', ...animalOfOffer },
  pricing: 'HANGING',
  pricePerPound: 425,
  shares: { from: 126_900, to: 138_700 },
  linePrice: 132_800,
  toProcessor: null,
  isProcessingUnknown: false,
  deposit: 30_000,
  depositDays: 7,
  inspection: 'USDA',
  payer: 'RANCH',
  packagedPounds: { from: 137.5, to: 175 },
  freezerCubicFeet: { from: 6, to: 7 },
  version: 'v1',
  ...given,
});

const animalOfOffer = { __typename: 'OfferAnimal', animalId: '41' };

/** Returns the total cost of a half with an expected weight, delivered by the ranch. */
export const costOf = (given: Partial<TrueCost_costFragment> = {}): TrueCost_costFragment & { __typename: string } => ({
  __typename: 'TrueCost',
  share: 'HALF_COW',
  price: { from: 119_250, to: 119_250 },
  perPound: { from: 681, to: 867 },
  packagedPounds: { from: 137.5, to: 175 },
  freezerCubicFeet: { from: 6, to: 7 },
  packagedYield: { from: 60, to: 70, basis: 'USUAL', animals: null },
  deposit: 30_000,
  readyFrom: '2099-03-25',
  harvestWords: null,
  handover: 'LOCAL_DELIVERY',
  restsOn: ['HANGING_PRICE', 'EXPECTED_WEIGHT', 'PROCESSING', 'LOCAL_DELIVERY'],
  ...given,
});
