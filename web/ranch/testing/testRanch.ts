import { checkoutServer, profile, ranch } from '../../checkout/testing/testCheckout';
import { costOf } from '../../testing/ranches';
import { connectionOf } from '../../testing/visit';

const product = { description: '', imageUrl: null, available: true, inspection: null };

const products = [
  {
    __typename: 'BeefBox',
    ...product,
    id: '21',
    name: 'Grill Box',
    price: 27_500,
    weight: 15,
    contents: ['4 ribeye steaks', '8 burgers'],
  },
  { __typename: 'SelectCut', ...product, id: '5', name: 'Tri-Tip', cut: 'Tri-Tip', pricePerPound: 1_550 },
  {
    __typename: 'CustomProduct',
    ...product,
    id: '23',
    name: 'Tallow',
    price: 1_200,
    weight: null,
    variants: [],
    available: false,
  },
  {
    __typename: 'CustomProduct',
    ...product,
    id: '24',
    name: 'Jerky',
    price: 1_500,
    weight: null,
    variants: [
      { __typename: 'ProductVariant', id: '1', name: 'Small', price: 1_100, size: '4 oz', weight: null },
      { __typename: 'ProductVariant', id: '2', name: 'Large', price: 2_000, size: '12 oz', weight: null },
    ],
  },
];

const practices = {
  isGrassFed: true,
  isGrainFinished: false,
  isOrganic: false,
  isPastureRaised: true,
  isHormoneAntibiotic: true,
  isFamilyOwned: false,
  isRegenerativelyRaised: false,
};

/** A ranch with every field that the page reads. */
export const fullRanch = {
  ...ranch,
  ...practices,
  description: 'Hill Country Herefords.',
  customRanchDescription: null,
  videoUrl: null,
  websiteUrl: 'https://cedarfork.example',
  socialMedia: [{ __typename: 'SocialMedia', platform: 'Instagram', url: 'https://instagram.example/cedarfork' }],
  imageUrl: '/pictures/a.avif',
  galleryImages: ['b', 'c', 'd', 'e', 'f', 'g'].map((name) => `/pictures/${name}.avif`),
  photos: [],
  rating: 4.4,
  reviewCount: 86,
  isFavorite: false,
  offerQuarterCow: false,
  offerHalfCow: true,
  offerWholeCow: true,
  quarterCowPrice: 0,
  halfCowPrice: 166_000,
  wholeCowPrice: 310_000,
  averageProductPrice: 1_100,
  pricingModel: 'FLAT',
  pricePerPound: 0,
  depositRequired: true,
  depositAmount: 20_000,
  processingTimeWeeks: null,
  cancelTerms: null,
  yearEstablished: 1921,
  cattleBreed: 'Hereford',
  herdSize: '130 mother cows',
  ranchSize: '2,150 acres',
  beefType: null,
  processingFacility: null,
  feedingMethod: 'Other',
  customFeedingMethod: 'Grass, and apples in fall',
  raisingPractices: 'Pastures rest forty days.',
  finishDetails: null,
  processingNotes: null,
  processingDetails: null,
  contact: { __typename: 'Contact', name: 'Bo Tanner', email: 'bo@example.com', phone: '(325) 555-0101' },
  products,
};

/** Returns the ranch's rating and a page of its reviews. */
const reviewed = (nodes: object[], totalCount = nodes.length) => ({
  __typename: 'Rancher',
  id: fullRanch.id,
  ranchName: fullRanch.ranchName,
  rating: fullRanch.rating,
  reviewCount: fullRanch.reviewCount,
  ratingCounts: [2, 3, 6, 23, 52],
  reviews: connectionOf('Review', nodes, totalCount),
});

type Answers = Parameters<typeof checkoutServer>[0];

/** Serves the page of this ranch to a customer, and takes orders. */
export function ranchServer(changes: object = {}, answers: Answers = {}) {
  const RancherPage = () => ({ viewer: profile, rancher: { ...fullRanch, ...changes } });
  const costs = { quarter: null, half: costOf(), whole: null };
  const TrueCosts = ({ id }: Record<string, unknown>) => ({ rancher: { __typename: 'Rancher', id, ...costs } });
  const RanchReviews = () => ({ rancher: reviewed([]) });
  return checkoutServer({ RancherPage, TrueCosts, RanchReviews, ...answers });
}
