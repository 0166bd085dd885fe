import type { Location } from 'react-router-dom';

/** What the guard hands to the sign-in page, kept in the history entry so that a reload keeps it. */
export interface ReturnState {
  from?: string;
  /** The person was signed in until a moment ago. */
  ended?: boolean;
}

export const returnState = ({ pathname, search, hash }: Location, ended: boolean): ReturnState => ({
  from: `${pathname}${search}${hash}`,
  ended,
});

/** Where the person was going before sign-in, if anywhere. */
export const returnStateOf = (location: Location): ReturnState => (location.state as ReturnState | null) ?? {};
