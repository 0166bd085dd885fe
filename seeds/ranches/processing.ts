import type { PricingModel } from '../../rules/words/vocabulary';
import type { Random } from '../random';
import type { Deal } from './dealer';
import { billsProcessing } from './prices';
import type { RanchStory } from './RanchStory';

/** States with their own meat inspection. Elsewhere, there's only federal inspection. */
export const INSPECTING_STATES = [
  ...['AL', 'AZ', 'AR', 'DE', 'GA', 'IL', 'IN', 'IA', 'KS', 'LA', 'ME', 'MN', 'MS', 'MO', 'MT', 'NC', 'ND', 'OH'],
  ...['OK', 'OR', 'SC', 'SD', 'TX', 'UT', 'VT', 'VA', 'WV', 'WI', 'WY'],
];

/** Who butchers the beef, how, and how long it takes. */
export function processing(
  { stateInspected, sellsShares = true }: RanchStory,
  terms: { pricingModel: PricingModel; pricePerPound: number; depositRequired: boolean },
  random: Random,
  deal: Deal,
) {
  const weeks = random.whole(3, 9);
  const inspected = stateInspected ? 'state inspected' : 'USDA inspected';
  return {
    processingFacility: `${deal(BUTCHERS)} ${deal(SHOPS)}, ${inspected}`,
    processingTimeWeeks: weeks,
    processingNotes: sellsShares
      ? deal(terms.depositRequired ? NOTES_WITH_DEPOSIT : NOTES)(weeks)
      : deal(SHOP_NOTES)(weeks),
    processingDetails: sellsShares
      ? `${deal(DETAILS)} ${deal(billsProcessing(terms) ? DETAILS_WITH_FEES : PRICE_DETAILS[terms.pricingModel])}`
      : deal(SHOP_DETAILS),
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
  'Schroeder’s',
  'Twin Creeks',
  'Valley',
  'Hanover',
  'Pickett & Daughter',
  'Old Mill',
];
const SHOPS = ['Custom Meats', 'Meat Locker', 'Packing', 'Butcher Shop', 'Meats and Sausage'];

type Words = (weeks: number) => string;

const NOTES: Words[] = [
  (weeks) => `From harvest to pickup is about ${weeks} weeks, aging included. We’ll call when we have a date.`,
  (weeks) => `Plan on ${weeks} weeks. Fall dates fill first, so put your name down by August.`,
  (weeks) => `We take a few head every month, and the usual wait is ${weeks} weeks.`,
  (weeks) => `About ${weeks} weeks, longer around deer season, when every locker in the county is full.`,
  (weeks) => `Give us ${weeks} weeks from the day we talk. We’ll text you at each step.`,
  (weeks) => `Your beef is usually ready in ${weeks} weeks. The locker calls you and us the same day.`,
  (weeks) => `Count on ${weeks} weeks door to door. Holidays add one.`,
  (weeks) => `It takes ${weeks} weeks when the butcher is busy and less when he isn’t.`,
];

const NOTES_WITH_DEPOSIT: Words[] = [
  (weeks) => `The usual wait is ${weeks} weeks from your deposit. You’ll get the harvest date in writing.`,
  (weeks) => `Your deposit holds the date, and the beef follows in about ${weeks} weeks.`,
  (weeks) => `Once the deposit is in, figure ${weeks} weeks. It comes off your total.`,
  (weeks) => `We book the butcher when your deposit arrives. That puts you about ${weeks} weeks out.`,
  (weeks) => `About ${weeks} weeks after the deposit. If we can’t make your date, you get it back.`,
  (weeks) => `Deposits go on the calendar in order. From there it’s ${weeks} weeks.`,
  (weeks) => `A deposit saves your spot on the truck. Expect the call in ${weeks} weeks or so.`,
  (weeks) => `Send the deposit and pick your cuts the same evening, and you’ll have beef in ${weeks} weeks.`,
  (weeks) => `Figure ${weeks} weeks from deposit to freezer. We’ll nag you about the cutting sheet in between.`,
];

/** For ranches that only sell boxes and cuts. */
const SHOP_NOTES: Words[] = [
  (weeks) =>
    `We harvest one animal at a time, so the freezer fills up every ${weeks} weeks. What’s listed is what’s in it.`,
  (weeks) => `Orders go out of our own freezer within days. Sold-out cuts are back in about ${weeks} weeks.`,
];
const SHOP_DETAILS = [
  'Every package is vacuum sealed and dated.',
  'The butcher wraps each cut in clear film, so you can see what you’re getting.',
];

const DETAILS = [
  'You choose thickness, roast size and how many pounds go in a package of ground beef.',
  'Everything is vacuum sealed, labeled and flash frozen.',
  'Ask for the bones, liver, heart and tongue: they’re yours if you want them.',
  'The butcher can make patties or jerky from your trim at shop price.',
  'Carcasses hang at least two weeks before they’re cut.',
  'Fill in the cutting sheet online or over the phone, whichever you’d rather.',
  'We harvest on the calmest day of the week, one trailer at a time.',
  'The shop is less than two hours from our gate, and we haul them ourselves.',
  'Each package says what it is, what it weighs and when it was wrapped.',
  'If you’ve never filled in a cutting sheet, start with our standard one and change what you like.',
  'Packages are wrapped twice and boxed by cut, so you can stack the freezer in an hour.',
  'Boneless or bone-in is up to you, and so is how lean you want the ground beef.',
  'The butcher cuts one animal at a time, so you get your own beef back.',
  'We stand in the cooler with the butcher and look at every rail.',
];

/** What comes on top of a price per pound of hanging weight. */
const DETAILS_WITH_FEES = [
  'You pay us by the pound on the rail. The locker’s kill fee and cutting come on top, at what it charges us.',
  'Our price is for the hanging weight. We add the butcher’s bill at cost and show you both.',
  'The rate per pound of hanging weight is for the beef, and the processor’s fees are a line of their own.',
  'We settle by the scale at the locker and pass on its fees without a markup.',
  'Beef by the pound on the rail, plus your part of the kill fee and the cutting. You see every line.',
];

/** What the price includes, depending on how the ranch prices its shares. These prices include cutting and wrapping. */
const PRICE_DETAILS: Record<PricingModel, string[]> = {
  FLAT: [
    'One flat price covers the beef, the cutting and the wrapping.',
    'Cutting and wrapping are included in the price of a share.',
    'The price you see is the price you pay, butcher’s bill included.',
    'No add-ons at pickup: the butcher is paid out of our price.',
    'A share costs the same whether the steer came in big or small.',
    'We settle with the locker ourselves, so you only write one check.',
    'You’ll know your total the day you order, and it won’t move.',
    'Kill fee, cutting, wrapping and freezing are all in the price.',
    'We price by the share and eat the difference if one runs light.',
  ],
  HANGING: [
    'Your final price follows the hanging weight, cutting and wrapping included, and you see the scale ticket.',
    'You pay by the pound on the rail, and the butcher’s work is in that pound.',
    'The price we list is for a typical carcass. The scale at the locker has the last word.',
    'We send you a picture of the hanging weight before we send the total.',
    'The rate per pound of hanging weight covers the beef and the butcher.',
  ],
  PACKAGED: [
    'You pay for the pounds in the box and nothing else.',
    'Boxes are weighed at pickup, and the price per pound covers cutting and wrapping.',
    'The listed price is for a typical share. We settle by the packaged weight.',
  ],
};
