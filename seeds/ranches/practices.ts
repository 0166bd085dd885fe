import { feedingFlags } from '../../rules/ranches/feeding';
import type { FeedingMethod } from '../../rules/ranches/ranchFacts';
import type { Random } from '../random';
import type { Deal } from './dealer';
import type { RanchStory } from './RanchStory';

/** How the cattle are raised: badges and text. */
export function practices(story: RanchStory, random: Random, deal: Deal) {
  const { feeding, feedingWords: custom, breed, organic = false, regenerative } = story;
  // A ranch's own feeding method is described in text and doesn't get a badge.
  const flags = { isGrassFed: false, isGrainFinished: false, ...feedingFlags(feeding) };
  const isHormoneAntibiotic = organic || random.chance(0.85);
  const fed = flags.isGrassFed ? 'Grass-fed' : flags.isGrainFinished ? 'Grain-finished' : 'Pasture-raised';
  return {
    feedingMethod: feeding,
    customFeedingMethod: custom ?? null,
    ...flags,
    isOrganic: organic,
    isPastureRaised: feeding !== 'Grain Fed',
    isHormoneAntibiotic,
    isFamilyOwned: true,
    isRegenerativelyRaised: regenerative ?? (flags.isGrassFed && random.chance(0.4)),
    beefType: `${fed} ${breed === 'Mixed Breed' ? 'crossbred' : breed}`,
    finishDetails: finishWords(story, deal),
    raisingPractices: `${deal(LAND)} ${deal(isHormoneAntibiotic ? UNTREATED : TREATED)}`,
  };
}

const LAND = [
  'Cattle live outside all year, with trees and windbreaks for the weather.',
  'We rest each pasture at least forty days between grazings.',
  'Creeks are fenced off, and water is piped to tanks.',
  'We leave a third of the grass standing for the soil, the birds and next year.',
  'We test our soil every third year and spread compost where it’s short.',
  'Brush is left along the draws for quail and deer.',
  'We frost-seed clover instead of buying nitrogen.',
  'Hay is fed where the ground is poorest, so the manure lands where it’s needed.',
  'We haven’t sprayed a pasture in years and pull thistles by hand.',
  'Bird boxes hang on every other corner post, and the swallows keep the flies down.',
  'Cross fences are a single hot wire, so deer and turkeys come and go.',
  'Wet ground is kept out of the rotation until it’s firm again.',
  'We plant a few acres of trees every spring for the shade we’ll want later.',
  'Dung beetles are back, and we plan our grazing so they stay.',
];

/** For ranches with the badge for no hormones or antibiotics. */
const UNTREATED = [
  'No implants and no feed additives, ever.',
  'A sick animal is treated by the vet and then sold elsewhere, never to you.',
  'No growth hormones: they gain what the feed gives them.',
  'Antibiotics don’t go in our feed, and an animal that has needed them leaves the program.',
  'Minerals and salt are free choice, and that’s all we add.',
  'Nothing goes in the feed that you couldn’t pronounce.',
  'We vaccinate against what goes around here and leave it at that.',
  'Low-stress handling from birth means we rarely need the vet.',
  'We’d rather lose a few pounds of gain than implant a steer.',
  'Calves get their mother’s milk and fresh air in place of medicine.',
  'Flies are handled with ear tags and chickens, not with anything in the feed.',
  'We keep treatment records for every tag and will show them to you.',
  'No hormones, no steroids, no shortcuts on withdrawal times, because there’s nothing to withdraw.',
];

const TREATED = [
  'When an animal is sick we treat it, and we wait twice the label’s withdrawal time.',
  'Our vet writes the treatment plan, and we follow it to the letter.',
  'We treat what needs treating and write it down.',
];

/** How the cattle are finished, without ages or days, which only the ranch's own story has. */
const finishWords = ({ feeding }: RanchStory, deal: Deal): string => deal(WORDS[feeding]);

const WORDS: Record<FeedingMethod, string[]> = {
  '100% Grass Fed and Finished': [
    'Nothing but grass and hay from first day to last. The fat comes out a little yellow, which is how you know it’s real.',
    'We finish on green growth only, so harvest follows the season and not the calendar.',
    'They eat what grows and, when nothing does, the hay we put up. It’s slower, and that’s the point.',
    'No grain, no by-products, no exceptions. The flavor is fuller than store beef, so cook it a little cooler and shorter.',
    'Grass from the first bite to the last. We wait until each animal carries enough cover to eat well.',
    'They’ve never seen a feed bunk. What you taste is this pasture and a good many quiet mornings.',
  ],
  'Grass Finished': [
    'Steers finish on our best pasture, when they carry enough cover to cook well.',
    'They finish on grass with all the good hay they want, and we hold back any that aren’t ready.',
    'Finishing on grass takes an eye more than a formula. We look at the tailhead, not the date.',
    'The last stretch is on the freshest pasture we have, moved every morning.',
    'We save the sweetest paddocks for the finishing bunch and let them top-graze it.',
  ],
  'Grain Finished': [
    'Pasture first, then grain mixed fresh each morning, with hay in front of them all the time.',
    'We finish with just enough grain to marble the steaks and not enough to hide what the grass did.',
    'Every steer has room to lie down, turn around and ignore us while it finishes. Ours grade Choice or better, most years.',
    'We roll the grain the day it’s fed. It makes the kind of steak most of us grew up on.',
    'They come off grass in good shape and finish slow, a little more grain each week.',
    'The finishing pen is a pasture with a bunk in it. They eat, they nap, they go back to grazing.',
  ],
  'Grain Fed': [
    'They get grain and hay from weaning on, along with pasture in season: mild, tender beef that doesn’t mind a hot grill.',
    'A steady ration from weaning to harvest makes every box taste like the last one, which is what our families ask for.',
    'Feed is our biggest bill and we don’t skimp on it: no fillers, no surprises, weighed out by someone who knows the pen.',
  ],
  Other: [
    'It took us years to get right, and the marbling shows it.',
    'Ask us how we came to it. It’s our favorite story.',
  ],
};
