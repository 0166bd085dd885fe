import type { ReactNode } from 'react';

interface JourneyStep {
  title: string;
  /** The label of a button or a tab is in <b>, word for word. */
  text: ReactNode;
  links?: readonly { label: string; to: string }[];
  /** Left out for someone who is signed in: they have done it already. */
  visitorsOnly?: boolean;
}

/** One thing that a person comes to do, from the first step to the last. */
export interface Journey {
  /** Stands in the address. */
  id: string;
  /** On its tab. */
  label: string;
  title: string;
  lead: string;
  steps: readonly JourneyStep[];
  /** What shows below the steps: freezer, cuts and breeds, or inspection, weights and the cut sheet. */
  facts?: 'shares' | 'harvest';
}
