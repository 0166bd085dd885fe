import type { Location } from 'react-router-dom';

/** The state that the guard passes to the sign-in page, in the history entry so that it survives a reload. */
export interface ReturnState {
  /** The URL that the person wanted to open. */
  from?: string;
  ended?: boolean;
}

export const returnState = ({ pathname, search, hash }: Location, ended: boolean): ReturnState => ({
  from: `${pathname}${search}${hash}`,
  ended,
});

/** Returns the state that the guard passed, or an empty one if the person opened the sign-in page directly. */
export const returnStateOf = (location: Location): ReturnState => (location.state as ReturnState | null) ?? {};

/** The state of links that lead visitors to Register instead of Login. */
export const FOR_NEWCOMERS = { isNewcomer: true };
export const isForNewcomers = (location: Location) =>
  (location.state as typeof FOR_NEWCOMERS | null)?.isNewcomer === true;
