import type { ProductDraft } from './customProducts';

const cut = (name: string, price: number, description: string): ProductDraft => ({
  kind: 'SELECT_CUT',
  name,
  cut: name,
  price,
  description,
});

/** Single cuts, at a middle price in cents for a pound. */
export const SELECT_CUTS: ProductDraft[] = [
  cut('Ribeye Steak', 2_250, 'Bone in, an inch and a quarter thick, two to a package.'),
  cut('New York Strip', 2_050, 'Trimmed to a quarter inch of fat, two to a package.'),
  cut('Filet Mignon', 3_100, 'Two-inch cuts from the heart of the tenderloin.'),
  cut('Sirloin Steak', 1_450, 'Top sirloin, an inch thick. The weeknight steak.'),
  cut('Flank Steak', 1_550, 'For fajitas, stir-fry and anyone who slices across the grain.'),
  cut('Chuck Roast', 1_050, 'Three to four pounds, well marbled. Sunday, in other words.'),
  cut('Brisket', 1_150, 'Whole packer, ten to fourteen pounds, fat cap on.'),
  cut('Short Ribs', 1_100, 'English cut, meaty, about three pounds to a package.'),
  cut('Tri-Tip', 1_650, 'Two pounds each, trimmed and ready for coals.'),
  cut('Skirt Steak', 1_700, 'Outside skirt, two to a cow, so speak up early.'),
];
