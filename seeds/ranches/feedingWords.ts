import type { FeedingMethod } from '../../rules/ranchFacts';
import type { Random } from '../random';
import type { RanchStory } from './RanchStory';

export function feedingWords({ feeding, feedingWords }: RanchStory, random: Random): string {
  return feedingWords ? `${feedingWords}: it took us years to get right.` : random.pick(WORDS[feeding]);
}

const WORDS: Record<FeedingMethod, string[]> = {
  '100% Grass Fed and Finished': [
    'Nothing but grass and hay from first day to last. The fat comes out a little yellow, which is how you know it is real.',
    'We finish on green growth only, so harvest follows the season and not the calendar.',
    'They eat what grows and, in winter, what we put up. That is slower, and it is the whole point.',
    'No grain, no by-products, no exceptions. The flavor is fuller than store beef; cook it a little cooler and shorter.',
  ],
  'Grass Finished': [
    'Steers are finished on our best pasture at twenty-four to twenty-eight months, when they carry enough cover to cook well.',
    'They finish on grass with all the good hay they want, and we keep back any that are not ready.',
    'Finishing on grass takes an eye more than a formula. We look at the tailhead, not at the date.',
    'The last hundred days are on the freshest pasture that we have, moved every morning.',
  ],
  'Grain Finished': [
    'Pasture until the last hundred days or so, then grain mixed fresh each morning, with hay in front of them all the time.',
    'We finish with just enough grain to marble the steaks and not enough to hide what the grass did.',
    'Every steer has room to lie down, turn around and ignore us while it finishes. Ours grade Choice or better, most years.',
    'The grain is grown near here and rolled the day it is fed. It makes the kind of steak most of us grew up on.',
  ],
  'Grain Fed': [
    'They get grain and hay from weaning on, along with pasture in season: mild, tender beef that does not mind a hot grill.',
    'A steady ration from weaning to harvest makes every box taste like the last one, which is what our families ask for.',
    'Feed is our biggest bill and we do not skimp on it: no fillers, no surprises, weighed out by someone who knows the pen.',
  ],
  Other: [],
};
