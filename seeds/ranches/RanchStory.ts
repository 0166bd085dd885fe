import type { Breed, FeedingMethod } from '../../rules/ranches/ranchFacts';

/** The landscape of a ranch. tools/art/landforms/lands.ts says how it looks and where it occurs. */
export type Landform =
  | 'plains'
  | 'woodland'
  | 'southernHills'
  | 'ridges'
  | 'mountains'
  | 'hillCountry'
  | 'desertRange'
  | 'canyonlands'
  | 'tablelands'
  | 'sagebrush'
  | 'gulfPrairie'
  | 'palmetto'
  | 'tidewater'
  | 'californiaCoast'
  | 'northwestCoast'
  | 'newEnglandCoast'
  | 'volcano';

/** What is special about a ranch. Prices, practices and products are made up to fit. */
export interface RanchStory {
  name: string;
  owner: string;
  city: string;
  /** Two letters. */
  state: string;
  zip: string;
  land: Landform;
  /** The number of its pictures. It never changes, because older databases have stored it. */
  picture: number;
  breed: Breed;
  founded: number;
  acres: number;
  /** Mother cows. */
  cows: number;
  feeding: FeedingMethod;
  /** The feeding method in the ranch's own words, if the list doesn't have it. */
  feedingWords?: string;
  grass: string;
  organic?: true;
  regenerative?: true;
  /** Set if the story says how far the ranch delivers. */
  deliversMiles?: number;
  /** Set if the story says when and where the ranch delivers. */
  deliveryWords?: string;
  pickupWords?: string;
  ships?: true;
  /** Its butcher has state inspection only, so it can't sell to other states. */
  stateInspected?: true;
  /** Products that its story mentions. */
  sells?: string[];
  /** It sells products of every kind. */
  sellsAllKinds?: true;
  /** The deposit for a quarter in cents, if its story says so. */
  deposit?: number;
  /** False for a small herd that only sells boxes and cuts. */
  sellsShares?: boolean;
  about: string;
  story: string;
}
