import type { Random } from '../random';
import { feedingWords } from './feedingWords';
import type { RanchStory } from './RanchStory';

/** The long text of a ranch's page: its own story, then land, feed and welcome in its own figures. */
export function describe(story: RanchStory, random: Random): string {
  return [story.story, land(story, random), feedingWords(story, random), random.pick(WELCOMES)(story)].join('\n\n');
}

function land(story: RanchStory, random: Random): string {
  return `${random.pick(HERDS)(story)} ${random.pick(HANDLING)}`;
}

type Words = (story: RanchStory) => string;

const acres = (story: RanchStory) => story.acres.toLocaleString('en-US');

const HERDS: Words[] = [
  (ranch) => `The herd is ${ranch.cows} mother cows on ${acres(ranch)} acres of ${ranch.grass}.`,
  (ranch) => `${acres(ranch)} acres of ${ranch.grass} carry about ${ranch.cows} ${ranch.breed} cows and their calves.`,
  (ranch) => `We run ${ranch.cows} cows. Their feed is ${ranch.grass}, ${acres(ranch)} acres of it.`,
  (ranch) => `What grows here is ${ranch.grass}, and on ${acres(ranch)} acres of it ${ranch.cows} cows make a living.`,
];

const HANDLING = [
  'Calves stay with their mothers until fall and are weaned across a fence, nose to nose, so nobody bawls for long.',
  'We handle everything on foot or horseback and keep the dogs in the truck. Quiet cattle make tender beef.',
  'Every animal is born here, tagged here and leaves from here, and we can tell you which cow yours came from.',
  'We move the herd before the grass is short, rest each pasture for weeks, and let the hoofs do the mowing.',
  'No electric prods and no long hauls: the last ride is the shortest one we could find.',
  'We keep our own heifers and buy nothing but a bull every other year, so the herd has learned this country.',
];

const WELCOMES: Words[] = [
  ({ owner }) => `Ask for ${firstName(owner)} when you call. If nobody answers we are outside, so leave a number.`,
  ({ city }) =>
    `You are welcome to come and see the cattle. We are outside ${city}, and the gate code is a phone call.`,
  ({ owner }) =>
    `New to buying a share? Send the request, and ${firstName(owner)} will talk you through the cutting sheet.`,
  ({ founded }) =>
    `We have fed our own table from this herd since ${founded}, and we sell nothing that we would not eat.`,
  ({ city }) => `Most of our customers live within a tank of gas of ${city}. The rest heard about it from them.`,
  ({ owner }) => `If something in your box is not right, tell ${firstName(owner)} and it will be made right.`,
];

function firstName(owner: string): string {
  return owner.split(' ')[0]!;
}
