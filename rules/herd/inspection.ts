import { labels } from '../words/labels';

/** Who inspects the slaughter, which decides how the meat may be sold. */
export type Inspection = 'USDA' | 'STATE' | 'CUSTOM_EXEMPT';
export const INSPECTION = labels<Inspection>(
  { USDA: 'USDA-inspected', STATE: 'State-inspected', CUSTOM_EXEMPT: 'Custom-exempt' },
  'lowercase',
);

export const INSPECTION_MEANING: Record<Inspection, string> = {
  USDA: 'A federal inspector checks every animal. The beef can be sold by the cut, the box or the share, in any state.',
  STATE:
    'A state inspector checks every animal. The beef can be sold by the cut, the box or the share, but only within that state.',
  CUSTOM_EXEMPT:
    "You buy your share of the live animal, and the processor cuts your own beef for you. No inspector checks each animal, so the meat can't be sold and the packages say NOT FOR SALE.",
};

/** The same for the ranch. */
export const INSPECTION_FOR_RANCH: Record<Inspection, string> = {
  ...INSPECTION_MEANING,
  CUSTOM_EXEMPT:
    "Families buy their share of the live animal, and the processor cuts their own beef for them. No inspector checks each animal, so the meat can't be sold and the packages say NOT FOR SALE.",
};

/** Helps a rancher choose the inspection of a processor. */
export const INSPECTION_HINT: Record<Inspection, string> = {
  USDA: 'The plant has a USDA number, or is a state plant in the Cooperative Interstate Shipment program.',
  STATE: "The plant has your state's number and mark of inspection.",
  CUSTOM_EXEMPT: 'The plant cuts meat only for the owners of the animal.',
};
