import type { ProductDraft } from './customProducts';

/** Boxes that a ranch packs for a smaller freezer, at a middle price in cents. */
export const BEEF_BOXES: ProductDraft[] = [
  {
    kind: 'BEEF_BOX',
    name: 'Family Box',
    price: 24_500,
    weight: 20,
    description: 'A bit of everything for a month of suppers.',
    contents: ['10 lb ground beef', '2 chuck roasts', '4 sirloin steaks', '2 lb stew meat', '2 lb short ribs'],
  },
  {
    kind: 'BEEF_BOX',
    name: 'Grill Box',
    price: 29_500,
    weight: 15,
    description: 'Steaks and burgers for a summer of Saturdays.',
    contents: ['4 ribeye steaks', '4 New York strips', '2 flank steaks', '16 quarter-pound patties'],
  },
  {
    kind: 'BEEF_BOX',
    name: 'Slow Cooker Box',
    price: 18_500,
    weight: 18,
    description: 'Roasts, shanks and short ribs: put them on in the morning and go to work.',
    contents: ['3 chuck roasts', '1 arm roast', '4 lb short ribs', '4 crosscut shanks', '3 lb stew meat'],
  },
  {
    kind: 'BEEF_BOX',
    name: 'First Taste Box',
    price: 9_900,
    weight: 8,
    description: 'Try us before you buy a freezer.',
    contents: ['4 lb ground beef', '2 ribeye steaks', '1 chuck roast'],
  },
  {
    kind: 'BEEF_BOX',
    name: 'Eighth of Beef',
    price: 49_500,
    weight: 50,
    description: 'Half a quarter, mixed evenly, no cutting sheet to fill in. Fits above the ice cream.',
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
