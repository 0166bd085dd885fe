import { sharesLeft } from '../../../rules/herd/quarters';

type Places = readonly { number: number; taken: boolean }[];

export const takenPlaces = (places: Places): number[] =>
  places.filter(({ taken }) => taken).map(({ number }) => number);

/** Returns 'Half left', for example. */
export const leftText = (places: Places): string => sharesLeft(takenPlaces(places)).text;
