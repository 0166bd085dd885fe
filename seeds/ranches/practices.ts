import { feedingFlags } from '../../rules/ranches/feeding';
import type { Random } from '../random';
import type { Deal } from './dealer';
import { finishWords } from './finishWords';
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
