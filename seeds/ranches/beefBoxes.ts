import type { ProductIdea } from './customProducts';

/** Boxes for smaller freezers, with average prices in cents. */
export const BEEF_BOXES: ProductIdea[] = [
  {
    kind: 'BEEF_BOX',
    name: 'Family Box',
    price: 26_500,
    weight: 20,
    descriptions: [
      'A bit of everything for a month of suppers.',
      'Enough for a family of four to forget the meat counter for a while.',
      'Half roasts and steaks, half ground, packed so you can plan the week.',
      'What we’d pack for our own kids.',
      'The box most families start with.',
    ],
    contents: ['10 lb ground beef', '2 chuck roasts', '4 sirloin steaks', '2 lb stew meat', '2 lb short ribs'],
  },
  {
    kind: 'BEEF_BOX',
    name: 'Grill Box',
    price: 32_500,
    weight: 15,
    descriptions: [
      'Steaks and burgers for a summer of Saturdays.',
      'Everything in it belongs over fire.',
      'For the neighbor who owns the good grill.',
      'Thick steaks, thin steaks and a stack of patties.',
      'Packed for Memorial Day, good through Labor Day.',
    ],
    contents: ['4 ribeye steaks', '4 New York strips', '2 flank steaks', '16 quarter-pound patties'],
  },
  {
    kind: 'BEEF_BOX',
    name: 'Slow Cooker Box',
    price: 21_500,
    weight: 18,
    descriptions: [
      'Put it on in the morning and go to work.',
      'Roasts, shanks and short ribs for cold weather.',
      'The cuts with the most flavor and the most patience.',
      'Low heat, long hours, no knife needed.',
      'Sunday dinner, several times over.',
    ],
    contents: ['3 chuck roasts', '1 arm roast', '4 lb short ribs', '4 crosscut shanks', '3 lb stew meat'],
  },
  {
    kind: 'BEEF_BOX',
    name: 'First Taste Box',
    price: 10_900,
    weight: 8,
    descriptions: [
      'Try us before you buy a freezer.',
      'A small box to see if you like how we raise them.',
      'Fits in the freezer you already have.',
      'Just enough to know what you’ve been missing.',
      'A good gift for the cook on your list.',
    ],
    contents: ['4 lb ground beef', '2 ribeye steaks', '1 chuck roast'],
  },
  {
    kind: 'BEEF_BOX',
    name: 'Eighth of Beef',
    price: 56_500,
    weight: 50,
    descriptions: [
      'Half a quarter, mixed evenly, no cutting sheet to fill in.',
      'An eighth of the animal, cut our standard way. Fits above the ice cream.',
      'For two people, or four with small appetites.',
      'All the cuts of a share in a size an apartment can hold.',
      'About two cubic feet of freezer, filled.',
    ],
    contents: [
      '25 lb ground beef',
      '8 steaks',
      '5 roasts',
      '4 lb stew meat',
      '3 lb short ribs',
      'Soup bones on request',
    ],
  },
];
