import type { Location } from 'react-router-dom';

/** What the guard passes to the sign-in page. The history entry holds it, so that it survives a reload. */
export interface ReturnState {
  from?: string;
  /** Whether the person's session has just ended. */
  ended?: boolean;
}

export const returnState = ({ pathname, search, hash }: Location, ended: boolean): ReturnState => ({
  from: `${pathname}${search}${hash}`,
  ended,
});

/** Where the person was going before sign-in, if anywhere. */
export const returnStateOf = (location: Location): ReturnState => (location.state as ReturnState | null) ?? {};

/** The state of links that lead visitors to Register instead of Login. */
export const FOR_NEWCOMERS = { isNewcomer: true };
export const isForNewcomers = (location: Location) =>
  (location.state as typeof FOR_NEWCOMERS | null)?.isNewcomer === true;
