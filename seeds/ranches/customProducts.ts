import type { Product, ProductVariant } from '../../graph/products/Product';

export type VariantDraft = Pick<ProductVariant, 'name' | 'price'> & Partial<Pick<ProductVariant, 'size' | 'weight'>>;
export type ProductDraft = Pick<Product, 'kind' | 'name' | 'price' | 'description'> &
  Partial<Pick<Product, 'imageUrl' | 'weight' | 'contents' | 'cut' | 'available'>> & { variants?: VariantDraft[] };

/** A product that several ranches make, each with its own description. */
export type ProductIdea = Omit<ProductDraft, 'description'> & { descriptions: string[] };

/** Other products that ranches make, with average prices in cents. */
export const CUSTOM_PRODUCTS: ProductIdea[] = [
  {
    kind: 'CUSTOM',
    name: 'Ground Beef Bundle',
    price: 8_900,
    descriptions: [
      'One-pound packages, 85/15, vacuum sealed.',
      'The thing every family runs out of first. Lean enough for tacos, fat enough for burgers.',
      'Ground from whole muscle, chuck and round for the most part.',
      'Packed flat in one-pound bricks that thaw in an hour.',
      'Fresh batch after every harvest, about 85 percent lean.',
      'Tuesday night, handled.',
    ],
    weight: 10,
    variants: [
      { name: '20 pounds', price: 17_200, weight: 20 },
      { name: '40 pounds', price: 32_800, weight: 40 },
    ],
  },
  {
    kind: 'CUSTOM',
    name: 'Beef Jerky',
    price: 1_000,
    descriptions: [
      'Top round, sliced thick and smoked over hardwood.',
      'No nitrates and not too sweet. Real chew to it.',
      'My brother’s recipe: soy, garlic, black pepper, patience.',
      'Dried slow until it bends and doesn’t break.',
      'Keeps in a saddlebag, a glove box or a lunch box.',
      'Sliced with the grain, so it lasts you a while.',
    ],
    variants: [
      { name: 'Black pepper', price: 1_000, size: '4 oz bag', weight: 0.3 },
      { name: 'Original, large', price: 2_200, size: '10 oz bag', weight: 0.6 },
    ],
  },
  {
    kind: 'CUSTOM',
    name: 'Soup Bones',
    price: 1_600,
    descriptions: [
      'Meaty shank and knuckle bones, cut to fit a stockpot. About five pounds.',
      'Roast them first, then simmer all day. Five pounds to the bag.',
      'Five pounds of bones with plenty of meat left on.',
      'For broth with body to it: knuckle, neck and shank, about five pounds.',
      'Sawed small enough for a pressure cooker. Bags run about five pounds.',
    ],
  },
  {
    kind: 'CUSTOM',
    name: 'Marrow Bones',
    price: 2_000,
    descriptions: [
      'Center-cut femur, split lengthwise for roasting. Four pounds.',
      'Twenty minutes in a hot oven, toast on the side. Four-pound bag.',
      'Two-inch rounds from the femur, about four pounds.',
      'Cut to stand up straight in the pan. Four pounds or so.',
      'Butter, if butter came from a cow the hard way. About four pounds to a bag.',
    ],
  },
  {
    kind: 'CUSTOM',
    name: 'Summer Sausage',
    price: 1_500,
    descriptions: [
      'Slow-smoked and ready to slice.',
      'Keeps in the refrigerator, though not for long once it’s found.',
      'A Christmas recipe we make all year. All beef, no pork.',
      'Tangy, smoky, good with sharp cheese.',
      'Hung in the smokehouse overnight over oak.',
      'Slice it thin and it’ll still be gone by supper.',
    ],
    variants: [{ name: 'Jalapeño and cheddar', price: 1_650, size: '1 lb stick', weight: 1 }],
  },
  {
    kind: 'CUSTOM',
    name: 'Rendered Tallow',
    price: 1_400,
    descriptions: [
      'Kidney fat, rendered slowly and strained twice.',
      'For frying, pie crust and cast iron.',
      'Snow white and hard at room temperature. Keeps for months.',
      'Potatoes fried in this are why your grandmother’s were better.',
      'From suet only, poured warm into clean jars.',
    ],
    variants: [{ name: 'Quart', price: 2_500, size: '28 oz jar', weight: 1.8 }],
  },
  {
    kind: 'CUSTOM',
    name: 'Beef Snack Sticks',
    price: 1_200,
    descriptions: [
      'A dozen sticks for lunch boxes, saddlebags and glove compartments.',
      'Mild enough for the kids. Twelve to a pack.',
      'Twelve sticks, collagen casing, hickory smoke.',
      'What our crew eats between breakfast and dinner. Pack of twelve.',
      'All beef, a little mustard seed, twelve in a bag.',
      'The twelve you buy will be eight by the time you’re home.',
    ],
  },
  {
    kind: 'CUSTOM',
    name: 'Quarter-Pound Patties',
    price: 4_800,
    descriptions: [
      'Twenty pressed patties, chuck and brisket, paper between them.',
      'Twenty to a box, straight from freezer to grill.',
      'Loosely pressed, so they stay juicy. Box of twenty.',
      'Twenty patties at 80/20: a ball team’s worth.',
      'Made from chuck and short rib trim, twenty to a box.',
    ],
  },
  {
    kind: 'CUSTOM',
    name: 'Breakfast Links',
    price: 1_300,
    descriptions: [
      'All-beef links with sage and black pepper, a pound to the pack.',
      'A pound of small links in natural casings.',
      'Like pork links, only beef. One-pound pack.',
      'Maple and sage, one pound, brown them slow.',
      'Seasoned by the same hand since the shop opened.',
    ],
  },
  {
    kind: 'CUSTOM',
    name: 'Liver, Heart and Tongue',
    price: 2_400,
    descriptions: [
      'The old-fashioned parts, cleaned, sliced and frozen. About six pounds.',
      'One of each, trimmed and wrapped apart. Runs about six pounds.',
      'For those who grew up on it and those who’d like to try. Six pounds, give or take.',
      'Liver in thin slices, heart halved, tongue whole: near six pounds.',
      'Nothing wasted. About six pounds in all.',
      'Six pounds of the most nourishing cuts there are.',
    ],
  },
  {
    kind: 'CUSTOM',
    name: 'Dog Bones and Trim',
    price: 1_800,
    descriptions: [
      'Ten pounds of knuckles and lean trim. Your dog will look at you differently.',
      'Raw knuckles and scraps, ten pounds, frozen.',
      'Ten pounds for good dogs.',
      'A ten-pound mix of bones to chew and trim to cook.',
      'Ours have tested every batch. Ten pounds.',
    ],
  },
  {
    kind: 'CUSTOM',
    name: 'Corned Beef Brisket',
    price: 5_400,
    descriptions: [
      'Cured ten days by the butcher, flat cut, about four pounds.',
      'From February until it’s gone. Around four pounds each.',
      'Four pounds or so, with its own spice packet.',
      'Brined with clove, bay and mustard seed: about four pounds.',
      'Simmer it slow and save some for hash. Flat cut, near four pounds.',
    ],
  },
];
