import type { Product, ProductVariant } from '../../graph/products/Product';

export type VariantDraft = Pick<ProductVariant, 'name' | 'price'> & Partial<Pick<ProductVariant, 'size' | 'weight'>>;
export type ProductDraft = Pick<Product, 'kind' | 'name' | 'price' | 'description'> &
  Partial<Pick<Product, 'weight' | 'contents' | 'cut' | 'available'>> & { variants?: VariantDraft[] };

/** What ranches make beside shares, at a middle price in cents. */
export const CUSTOM_PRODUCTS: ProductDraft[] = [
  {
    kind: 'CUSTOM',
    name: 'Ground Beef Bundle',
    price: 8_900,
    description: 'One-pound packages, 85/15, vacuum sealed. The thing every family runs out of first.',
    variants: [
      { name: '10 pounds', price: 8_900, weight: 10 },
      { name: '20 pounds', price: 17_200, weight: 20 },
      { name: '40 pounds', price: 32_800, weight: 40 },
    ],
  },
  {
    kind: 'CUSTOM',
    name: 'Beef Jerky',
    price: 1_000,
    description: 'Top round, sliced thick, smoked over hardwood. No nitrates and not too sweet.',
    variants: [
      { name: 'Original', price: 1_000, size: '4 oz bag', weight: 0.3 },
      { name: 'Black pepper', price: 1_000, size: '4 oz bag', weight: 0.3 },
      { name: 'Original, large', price: 2_200, size: '10 oz bag', weight: 0.6 },
    ],
  },
  {
    kind: 'CUSTOM',
    name: 'Soup Bones',
    price: 1_600,
    description: 'Meaty shank and knuckle bones, cut to fit a stockpot. About five pounds.',
  },
  {
    kind: 'CUSTOM',
    name: 'Marrow Bones',
    price: 2_000,
    description: 'Center-cut femur, split lengthwise for roasting. Four pounds.',
  },
  {
    kind: 'CUSTOM',
    name: 'Summer Sausage',
    price: 1_500,
    description: 'Slow-smoked and ready to slice. Keeps in the refrigerator, though not for long once it is found.',
    variants: [
      { name: 'Garlic', price: 1_500, size: '1 lb stick', weight: 1 },
      { name: 'Jalapeño and cheddar', price: 1_650, size: '1 lb stick', weight: 1 },
    ],
  },
  {
    kind: 'CUSTOM',
    name: 'Rendered Tallow',
    price: 1_400,
    description: 'Pure kidney fat, rendered slowly and strained twice. For frying, pie crust and cast iron.',
    variants: [
      { name: 'Pint', price: 1_400, size: '14 oz jar', weight: 0.9 },
      { name: 'Quart', price: 2_500, size: '28 oz jar', weight: 1.8 },
    ],
  },
  {
    kind: 'CUSTOM',
    name: 'Beef Snack Sticks',
    price: 1_200,
    description: 'A dozen sticks for lunch boxes, saddlebags and glove compartments.',
  },
  {
    kind: 'CUSTOM',
    name: 'Quarter-Pound Patties',
    price: 4_800,
    description: 'Twenty pressed patties, chuck and brisket, paper between them.',
  },
  {
    kind: 'CUSTOM',
    name: 'Breakfast Links',
    price: 1_300,
    description: 'All-beef links with sage and black pepper. One pound.',
  },
  {
    kind: 'CUSTOM',
    name: 'Liver, Heart and Tongue',
    price: 2_400,
    description: 'The old-fashioned parts, cleaned, sliced and frozen. About six pounds.',
  },
  {
    kind: 'CUSTOM',
    name: 'Dog Bones and Trim',
    price: 1_800,
    description: 'Ten pounds of knuckles and lean trim. Your dog will look at you differently.',
  },
  {
    kind: 'CUSTOM',
    name: 'Corned Beef Brisket',
    price: 5_400,
    description: 'Cured ten days by the butcher, flat cut, about four pounds. From February until it is gone.',
  },
];
