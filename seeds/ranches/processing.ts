import type { Random } from '../random';

/** Who butchers the beef, how, and how long it takes. */
export function processing(random: Random) {
  const weeks = random.whole(2, 9);
  return {
    processingFacility: `${random.pick(BUTCHERS)} ${random.pick(SHOPS)}, ${random.pick(INSPECTED)}`,
    processingTimeWeeks: weeks,
    processingNotes: random.pick(NOTES)(weeks),
    processingDetails: random.some(DETAILS, 3).join(' '),
  };
}

const BUTCHERS = [
  'Olson’s',
  'Three Forks',
  'Dietz Brothers',
  'County Line',
  'Baca & Sons',
  'Prairie',
  'Hometown',
  'Millhouse',
];
const SHOPS = ['Custom Meats', 'Meat Locker', 'Packing', 'Butcher Shop', 'Meats and Sausage'];
const INSPECTED = ['USDA inspected', 'USDA inspected', 'state inspected'];

const NOTES: ((weeks: number) => string)[] = [
  (weeks) => `From harvest to pickup is about ${weeks} weeks, aging included. We call you when we have a date.`,
  (weeks) => `Plan on ${weeks} weeks. Fall dates fill first, so put your name down by August.`,
  (weeks) => `We take a few head every month. The usual wait is ${weeks} weeks from your deposit.`,
  (weeks) => `About ${weeks} weeks, longer around deer season, when every locker in the county is full.`,
];

const DETAILS = [
  'Carcasses hang fourteen to twenty-one days before cutting.',
  'You choose thickness, roast size and how many pounds to a package of ground beef, by phone or on a cutting sheet.',
  'Everything is vacuum sealed, labeled and flash frozen.',
  'Cutting and wrapping are included in the price of a share.',
  'Ask for the bones, liver, heart and tongue: they are yours if you want them.',
  'Patties, jerky and summer sausage can be made from your trim at the butcher’s price.',
  'The final price follows the hanging weight, and you see the scale ticket.',
];
