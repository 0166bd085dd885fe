import type { ProductIdea } from './customProducts';

const cut = (name: string, price: number, descriptions: string[]): ProductIdea => ({
  kind: 'SELECT_CUT',
  name,
  cut: name,
  price,
  descriptions,
});

/** Single cuts with average prices in cents per pound. */
export const SELECT_CUTS: ProductIdea[] = [
  cut('Ribeye Steak', 2_450, [
    'Bone in, an inch and a quarter thick, two to a package.',
    'Cut thick for cast iron, two to a package.',
    'The best-marbled steak we have.',
    'Salt, hot pan, four minutes a side.',
    'Boneless, an inch thick, packed in pairs.',
  ]),
  cut('New York Strip', 2_250, [
    'Trimmed to a quarter inch of fat, two to a package.',
    'Firm, lean and easy to cook right.',
    'An inch and a quarter, center cut.',
    'Two to a package, fat cap on one side where it belongs.',
    'The steak our butcher takes home.',
  ]),
  cut('Filet Mignon', 3_400, [
    'Two-inch cuts from the heart of the tenderloin.',
    'The tenderest eight ounces on the animal.',
    'Tied and trimmed, two to a package.',
    'There isn’t much of it, so don’t wait.',
    'Butter-soft, mild, and done before the salad is.',
  ]),
  cut('Sirloin Steak', 1_650, [
    'Top sirloin, an inch thick.',
    'The weeknight steak.',
    'Good flavor at a fair price.',
    'Slice it thin and it feeds everybody.',
    'Cap off, trimmed, one to a package.',
  ]),
  cut('Flank Steak', 1_700, [
    'For fajitas, stir-fry and anyone who slices across the grain.',
    'Marinate it overnight and grill it hot.',
    'One to a package, about a pound and a half.',
    'Thin, lean and full of flavor.',
    'Two on each animal, so they go early.',
  ]),
  cut('Chuck Roast', 1_250, [
    'Three to four pounds, well marbled.',
    'Sunday, in other words.',
    'Bone in, the way pot roast used to be.',
    'Brown it, cover it, leave it alone.',
    'Comes apart with a fork after three hours.',
  ]),
  cut('Brisket', 1_300, [
    'Whole packer, ten to fourteen pounds, fat cap on.',
    'Point and flat together, ready for the smoker.',
    'Fourteen hours over oak, if you’ve got a free day.',
    'Left whole and lightly trimmed.',
    'Reserve one for the Fourth of July by the first of June.',
  ]),
  cut('Short Ribs', 1_250, [
    'English cut, meaty, about three pounds to a package.',
    'Cut thick from the plate, four to a package.',
    'Braise them in something red.',
    'The richest meat on the steer.',
    'Three bones to a pound, more meat than bone.',
  ]),
  cut('Tri-Tip', 1_800, [
    'Two pounds each, trimmed and ready for coals.',
    'Santa Maria style or however you like it.',
    'Roast it whole, slice it thin.',
    'One to a side, so we never have many.',
    'Fat side up, forty minutes, done.',
  ]),
  cut('Skirt Steak', 1_850, [
    'Outside skirt, two to a cow, so speak up early.',
    'The real fajita steak.',
    'Peeled and trimmed, about a pound and a quarter.',
    'Cook it fast and slice it against the grain.',
    'Long, thin, and all flavor.',
  ]),
];
