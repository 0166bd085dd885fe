import type { PartialModelObject } from 'objection';
import type { Rancher } from '../../graph/ranchers/Rancher';
import { AGREEMENT_VERSION } from '../../rules/agreement';
import { DEFAULT_COMMISSION_RATE } from '../../rules/commission';
import { galleryScenes, ranchPicture } from '../../rules/pictures';
import { stateName } from '../../rules/states';
import { daysBefore } from '../daysBefore';
import { type Random, randomOf } from '../random';
import type { Coordinates } from '../readPlaces';
import type { Applicant } from './applicants';
import { delivery } from './delivery';
import { describe } from './describe';
import { practices } from './practices';
import { prices } from './prices';
import { processing } from './processing';
import { products } from './products';
import type { RanchStory } from './RanchStory';

type Setting = { scene: number; place: Coordinates; now: Date };

/** A ranch as its owner would have entered it, with what it sells. */
export function draftRanch({ story, approval }: Applicant, { scene, place, now }: Setting) {
  const random = randomOf(story.name);
  const goods = products(story, random);
  const sells = (kind: string) => goods.some((product) => product.kind === kind);
  const createdAt = daysBefore(
    now,
    approval === 'PENDING' ? random.between(0.5, 12) : daysHere(story, random),
  ).toISOString();
  const ranch = {
    ...identity(story, random),
    ...place,
    imageUrl: ranchPicture(scene),
    galleryImages: galleryScenes(scene).map(ranchPicture),
    approval,
    hasBrokerAgreement: approval === 'APPROVED' || approval === 'SUSPENDED',
    agreementAcceptedAt: createdAt,
    agreementVersion: AGREEMENT_VERSION,
    ...(approval === 'APPROVED' ? reputation(random) : {}),
    ...prices(story, random),
    offerOtherProducts: sells('CUSTOM'),
    offerBeefBoxes: sells('BEEF_BOX'),
    offerSelectCuts: sells('SELECT_CUT'),
    ...practices(story, random),
    ...processing(random),
    ...delivery(story, random),
    createdAt,
    updatedAt: createdAt,
  } satisfies PartialModelObject<Rancher>;
  return { story, ranch, goods };
}

export type RanchDraft = ReturnType<typeof draftRanch>;

function identity(story: RanchStory, random: Random) {
  const address = story.name.toLowerCase().replace(/[^a-z]/g, '');
  return {
    ranchName: story.name,
    description: story.about,
    customRanchDescription: describe(story, random),
    city: story.city,
    state: stateName(story.state)!,
    zipCode: story.zip,
    websiteUrl: random.chance(0.45) ? `https://${address}.example` : null,
    socialMedia: random.chance(0.3) ? [{ platform: 'Instagram', url: `https://photos.example/${address}` }] : [],
    yearEstablished: story.founded,
    ranchSize: `${story.acres.toLocaleString('en-US')} acres`,
    cattleBreed: story.breed,
    herdSize: `${story.cows} mother cows`,
  };
}

/** The first ranches were Texan; one in five is new. */
function daysHere({ state }: RanchStory, random: Random): number {
  return state === 'TX' || random.chance(0.8) ? random.between(440, 800) : random.between(20, 300);
}

function reputation(random: Random) {
  const isNew = random.chance(0.08);
  return {
    commissionRate: random.weighted([
      [8, 1],
      [9.5, 1],
      [12, 1],
      [DEFAULT_COMMISSION_RATE, 8],
    ]),
    rating: isNew ? 0 : random.whole(84, 100) / 20,
    reviewCount: isNew ? 0 : random.whole(3, 90),
  };
}
