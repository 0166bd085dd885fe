import type { Landform } from '../../rules/pictures';
import type { Breed, FeedingMethod } from '../../rules/ranchFacts';

/** What only this ranch can say of itself; prices, practices and products are drawn to fit it. */
export interface RanchStory {
  name: string;
  owner: string;
  city: string;
  /** Two letters. */
  state: string;
  zip: string;
  land: Landform;
  breed: Breed;
  founded: number;
  acres: number;
  /** Mother cows. */
  cows: number;
  feeding: FeedingMethod;
  /** The method in the ranch's words, where the list has none. */
  feedingWords?: string;
  grass: string;
  organic?: true;
  regenerative?: true;
  /** Where the ranch says how far it drives. */
  deliversMiles?: number;
  /** It ships across the country. */
  ships?: true;
  /** It has something of every kind on the shelf. */
  sellsAllKinds?: true;
  /** False for a herd so small that it sells boxes and cuts alone. */
  sellsShares?: boolean;
  about: string;
  story: string;
}
