import type { FeedingMethod } from '../../rules/ranches/ranchFacts';
import type { Deal } from './dealer';
import type { RanchStory } from './RanchStory';

/** How the cattle are finished, without ages or days, which only the ranch's own story has. */
export const finishWords = ({ feeding }: RanchStory, deal: Deal): string => deal(WORDS[feeding]);

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
