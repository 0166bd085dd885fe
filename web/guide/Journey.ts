import type { ReactNode } from 'react';

interface JourneyStep {
  title: string;
  /** What stands on a button or a tab is set in <b>, word for word. */
  text: ReactNode;
  links?: readonly { label: string; to: string }[];
  /** Done already by whoever is signed in. */
  visitorsOnly?: boolean;
}

/** One thing that a person comes to do, from its first step to its last. */
export interface Journey {
  /** Stands in the address. */
  id: string;
  /** On its tab. */
  label: string;
  title: string;
  lead: string;
  steps: readonly JourneyStep[];
  /** Freezer, cuts and breeds stand under its steps. */
  withShares?: true;
}
