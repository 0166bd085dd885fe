export const BREEDS = [
  'Angus',
  'Hereford',
  'Simmental',
  'Limousin',
  'Charolais',
  'Shorthorn',
  'Holstein',
  'Jersey',
  'Longhorn',
  'Wagyu',
  'Brahman',
  'Belted Galloway',
  'Highland',
  'Red Angus',
  'Gelbvieh',
  'Beefmaster',
  'Mixed Breed',
  'Other',
] as const;
export type Breed = (typeof BREEDS)[number];

export const FEEDING_METHODS = [
  '100% Grass Fed and Finished',
  'Grass Finished',
  'Grain Finished',
  'Grain Fed',
  'Other',
] as const;
export type FeedingMethod = (typeof FEEDING_METHODS)[number];

/** Shown when a ranch doesn't say how long processing takes. */
export const DEFAULT_PROCESSING_WEEKS = 4;

/** How far a ranch delivers and ships, in miles, when it doesn't say. */
export const DEFAULT_DELIVERY_RADIUS = 50;
export const DEFAULT_SHIPPING_RADIUS = 100;

/** Within how many days after an order its deposit is due, when a ranch doesn't say. */
export const DEFAULT_DEPOSIT_DAYS = 7;
