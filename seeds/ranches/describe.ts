import type { Random } from '../random';
import type { Deal } from './dealer';
import type { RanchStory } from './RanchStory';

/** The long text of a ranch's page: its story, its land and cattle, and a welcome. */
export function describe(story: RanchStory, random: Random, deal: Deal): string {
  const handling = deal(story.breed === 'Holstein' ? DAIRY_HANDLING : HANDLING);
  const land = `${random.pick(HERDS)(story)} ${handling}`;
  return [story.story, land, deal(story.sellsShares === false ? SHOP_WELCOMES : WELCOMES)(story)].join('\n\n');
}

type Words = (story: RanchStory) => string;

const acres = (story: RanchStory) => story.acres.toLocaleString('en-US');

const HERDS: Words[] = [
  (ranch) => `The herd is ${ranch.cows} mother cows on ${acres(ranch)} acres of ${ranch.grass}.`,
  (ranch) => `We keep about ${ranch.cows} cows and their calves on ${acres(ranch)} acres of ${ranch.grass}.`,
  (ranch) => `We run ${ranch.cows} cows on ${acres(ranch)} acres of ${ranch.grass}.`,
  (ranch) => `What grows here is ${ranch.grass}, and ${ranch.cows} cows make a living on ${acres(ranch)} acres of it.`,
];

const HANDLING = [
  'Calves stay with their mothers until fall and are weaned across a fence, nose to nose, so nobody bawls for long.',
  'We handle cattle on foot or horseback and keep the dogs in the truck, because quiet cattle make tender beef.',
  'We can tell you which cow your beef came from, and usually what she was like.',
  'The herd moves on before the grass is short, and each pasture gets weeks of rest.',
  'We don’t own an electric prod, and the last ride is the shortest one we could find.',
  'We keep our own heifers, so the cows learned this country from their mothers.',
  'Somebody in the family lays eyes on every animal every day, Christmas included.',
  'We pick our bulls for calving ease and good manners, and sell the ones that have neither.',
  'Nothing gets chased here: we open a gate, wait, and let the lead cow do the rest.',
  'The working pens were built low and round, so cattle walk through them instead of balking.',
  'Each calf gets its tag and its notes on the day it’s born, and those notes follow it to the butcher.',
  'Cows that don’t suit the place are sold; the ones that do may stay until they’re fifteen.',
  'We walk through the cattle in the evening, mostly because it’s the best part of the day.',
  'Water, shade and minerals are never more than a short walk away.',
];

const DAIRY_HANDLING = [
  'Our calves are raised on whole milk in small groups, then turned out together for good.',
  'The steers come off our own cows, so we’ve known each one since the day it was born.',
];

/** For ranches that don't sell shares. */
const SHOP_WELCOMES: Words[] = [
  ({ city }) => `The farm stand is open most weekends, on the road out of ${city}. Look for the flag.`,
  () => 'If we’re out of something, ask. There’s always another box in the back of the freezer.',
];

const first = ({ owner }: RanchStory) => owner.replace(/ .*/, '');

const WELCOMES: Words[] = [
  (ranch) => `Ask for ${first(ranch)} when you call. If nobody picks up we’re outside, so leave a number.`,
  ({ city }) =>
    `You’re welcome to come see the cattle. We’re just outside ${city}, and the gate code is a phone call away.`,
  (ranch) => `New to buying a share? Send a request, and ${first(ranch)} will walk you through the cutting sheet.`,
  ({ founded }) => `We’ve fed our own table from this herd since ${founded}. We don’t sell anything we wouldn’t eat.`,
  ({ city }) => `Most of our customers live within a tank of gas of ${city}. The rest heard about us from them.`,
  (ranch) => `If something in your box isn’t right, tell ${first(ranch)} and we’ll make it right.`,
  (ranch) => `${first(ranch)} answers every message, though maybe not before the chores are done.`,
  () => 'Bring the kids when you pick up. They can meet the bottle calves and count the barn cats.',
  ({ city }) => `We see our families at ball games and at the store in ${city}, and that keeps a rancher honest.`,
  (ranch) => `Not sure how much you’ll need? ${first(ranch)} would rather sell you too little than too much.`,
  () => 'We’d be glad to split a share with a neighbor of yours. Tell us both names and we’ll box it separately.',
  (ranch) => `Call ${first(ranch)} with a cooking question any time. We like those best.`,
  () => 'Come hungry in the fall. We grill for everybody who picks up on the first cool Saturday.',
  ({ founded }) =>
    `Some families have bought from us for years, and a few go back nearly to ${founded}. Their kids order now.`,
];
