import type { PartialModelObject } from 'objection';
import type { Rancher } from '../../graph/ranches/Rancher';
import { DEFAULT_COMMISSION_RATE } from '../../rules/money/commission';
import { ranchPicture } from '../../rules/products/pictures';
import { defaultProductPicture } from '../../rules/products/productPictures';
import { AGREEMENT_VERSION } from '../../rules/ranches/agreement';
import { stateName } from '../../rules/words/states';
import { daysBefore } from '../daysBefore';
import { type Random, randomOf } from '../random';
import type { Coordinates } from '../readPlaces';
import type { Applicant } from './applicants';
import { BEEF_BOXES } from './beefBoxes';
import { CUSTOM_PRODUCTS, type ProductDraft, type ProductIdea } from './customProducts';
import type { Deal } from './dealer';
import { delivery } from './delivery';
import { describe } from './describe';
import { practices } from './practices';
import { prices } from './prices';
import { processing } from './processing';
import type { RanchStory } from './RanchStory';
import { ranchViews } from './ranchViews';
import { SELECT_CUTS } from './selectCuts';

type Setting = { place: Coordinates; now: Date; deal: Deal };

/** A ranch as its owner would have entered it, with its products. */
export function draftRanch({ story, approval }: Applicant, { place, now, deal }: Setting) {
  const random = randomOf(story.name);
  const goods = products(story, random, deal);
  const terms = prices(story, random);
  const sells = (kind: string) => goods.some((product) => product.kind === kind);
  const createdAt = daysBefore(
    now,
    approval === 'PENDING' ? random.between(0.5, 12) : daysHere(story, random),
  ).toISOString();
  const named = identity(story, random, deal);
  const isApproved = approval === 'APPROVED';
  const { commissionRate, ...reputation } = isApproved ? rateAndReputation(random) : NOT_APPROVED;
  const ranch = {
    ...named,
    ...place,
    ...pictures(story),
    approval,
    hasBrokerAgreement: approval === 'APPROVED' || approval === 'SUSPENDED',
    agreementAcceptedAt: createdAt,
    agreementVersion: AGREEMENT_VERSION,
    ...(isApproved ? { commissionRate } : {}),
    ...terms,
    offerOtherProducts: sells('CUSTOM'),
    offerBeefBoxes: sells('BEEF_BOX'),
    offerSelectCuts: sells('SELECT_CUT'),
    ...practices(story, random, deal),
    ...processing(story, terms, random, deal),
    ...delivery(story, random, deal),
    paymentInstructions: howToPay(story),
    paymentLink: `https://pay.example/${story.name.replace(/\W/g, '')}`,
    createdAt,
    updatedAt: createdAt,
  } satisfies PartialModelObject<Rancher>;
  return { story, ranch, goods, reputation };
}

/** For ranches that are not approved. Only the suspended one has orders, from before its suspension. */
const NOT_APPROVED = { commissionRate: null, care: 0.1, reviewing: 0.8 };

function howToPay({ name }: RanchStory): string {
  const handle = name.replace(/[^A-Za-z]/g, '');
  return randomOf(`money of ${name}`).pick([
    `Venmo @${handle} or Zelle to pay@${handle.toLowerCase()}.example, with your order number. A check to ${name} or cash at handover is fine too.`,
    `A check to ${name}, or Zelle to pay@${handle.toLowerCase()}.example. Please put your order number on it. Cash at pickup is welcome.`,
    `Venmo @${handle}, a check to ${name}, or cash when you get your beef.`,
  ]);
}

function pictures(story: RanchStory) {
  const photoAlts = ranchViews(story).map(({ view, words }) => ({
    url: ranchPicture(story.picture, view),
    alt: words,
  }));
  const [main, ...others] = photoAlts.map(({ url }) => url);
  return { imageUrl: main ?? null, galleryImages: others, photoAlts };
}

export type RanchDraft = ReturnType<typeof draftRanch>;

function identity(story: RanchStory, random: Random, deal: Deal) {
  const address = story.name.toLowerCase().replace(/[^a-z]/g, '');
  return {
    ranchName: story.name,
    description: story.about,
    customRanchDescription: describe(story, random, deal),
    city: story.city,
    state: stateName(story.state),
    zipCode: story.zip,
    websiteUrl: random.chance(0.45) ? `https://${address}.example` : null,
    socialMedia: random.chance(0.3) ? [{ platform: 'Instagram', url: `https://photos.example/${address}` }] : [],
    yearEstablished: story.founded,
    ranchSize: `${story.acres.toLocaleString('en-US')} acres`,
    cattleBreed: story.breed,
    herdSize: `${story.cows} mother cows`,
  };
}

/** The first ranches were in Texas. Of the others, one in five is new. */
function daysHere({ state }: RanchStory, random: Random): number {
  return state === 'TX' || random.chance(0.8) ? random.between(440, 800) : random.between(20, 300);
}

/** The commission rate of a ranch, and how families review it. A new ranch has no reviews yet. */
function rateAndReputation(random: Random) {
  const isNew = random.chance(0.08);
  const commissionRate = random.weighted([
    [8, 1],
    [9.5, 1],
    [12, 1],
    [DEFAULT_COMMISSION_RATE, 8],
  ]);
  return isNew
    ? { commissionRate, care: 0, reviewing: 0 }
    : { commissionRate, care: random.whole(0, 16) / 16, reviewing: random.whole(70, 95) / 100 };
}

/** A ranch's products besides shares. A single factor makes all of its prices higher or lower. */
function products(story: RanchStory, random: Random, deal: Deal): ProductDraft[] {
  const { sellsShares = true, sellsAllKinds = !sellsShares, sells = [] } = story;
  const level = random.between(0.9, 1.18);
  const chosen = random.some(CUSTOM_PRODUCTS, random.whole(2, 5));
  return [
    ...CUSTOM_PRODUCTS.filter((idea) => chosen.includes(idea) || sells.includes(idea.name)),
    ...random.some(BEEF_BOXES, random.whole(sellsAllKinds ? 2 : 0, 2)),
    ...random.some(SELECT_CUTS, sellsAllKinds || random.chance(0.5) ? random.whole(3, 6) : 0),
  ].map((idea, index) => draftProduct(idea, level, index === 0 || random.chance(0.94), deal));
}

function draftProduct(idea: ProductIdea, level: number, available: boolean, deal: Deal): ProductDraft {
  const { descriptions, ...product } = idea;
  const imageUrl = defaultProductPicture(product);
  const variants = product.variants?.map((variant) => ({ ...variant, price: roundPrice(variant.price * level) }));
  const price = roundPrice(product.price * level);
  return { ...product, description: deal(descriptions), imageUrl, price, available, variants };
}

/** Rounded up to a quarter dollar, as on a handwritten price list. */
const roundPrice = (cents: number): number => Math.ceil(cents / 25) * 25;
