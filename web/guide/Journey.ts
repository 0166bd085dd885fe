import type { ReactNode } from 'react';

interface JourneyStep {
  title: string;
  /** The step's description. Labels of buttons and tabs are in <b>, exactly as they are on the screen. */
  text: ReactNode;
  links?: readonly { label: string; to: string }[];
  /** Hides the step from a signed-in person, who has done it already. */
  visitorsOnly?: boolean;
}

/** The guide to one task, from the first step to the last. */
export interface Journey {
  id: string;
  label: string;
  title: string;
  lead: string;
  steps: readonly JourneyStep[];
  /** The facts below the steps: freezer, cuts and breeds, or inspection, weights and the cut sheet. */
  facts?: 'shares' | 'harvest';
}
