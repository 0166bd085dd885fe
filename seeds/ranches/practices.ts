import { feedingFlags } from '../../rules/feeding';
import type { Random } from '../random';
import { feedingWords } from './feedingWords';
import type { RanchStory } from './RanchStory';

/** How the animals are raised, as badges and in words. */
export function practices(story: RanchStory, random: Random) {
  const { feeding, feedingWords: custom, breed, organic = false, regenerative } = story;
  // A method of one's own is told in words; those here are grass for the most part.
  const flags = { isGrassFed: true, isGrainFinished: false, ...feedingFlags(feeding) };
  return {
    feedingMethod: feeding,
    customFeedingMethod: custom ?? null,
    ...flags,
    isOrganic: organic,
    isPastureRaised: feeding !== 'Grain Fed',
    isHormoneAntibiotic: organic || random.chance(0.85),
    isFamilyOwned: true,
    isRegenerativelyRaised: regenerative ?? (flags.isGrassFed && random.chance(0.4)),
    beefType: `${flags.isGrassFed ? 'Grass-fed' : 'Grain-finished'} ${breed === 'Mixed Breed' ? 'crossbred' : breed}`,
    finishDetails: feedingWords(story, random),
    raisingPractices: random.some(PRACTICES, 3).join(' '),
  };
}

const PRACTICES = [
  'Cattle live outside all year, with windbreaks and trees for the weather.',
  'Pastures are rested at least forty days between grazings.',
  'Creeks are fenced off and water is piped to tanks.',
  'Calves are born in spring, when the grass and the weather are on their side.',
  'Sick animals are treated by a vet and then sold elsewhere, never to you.',
  'Minerals and salt are free choice, and hay is tested before it is fed.',
  'No implants, no feed additives, and low-stress handling from birth.',
  'We leave a third of the grass standing for the soil, the birds and next year.',
  'Harvest is twenty minutes to two hours from the gate, one trailer at a time.',
];
