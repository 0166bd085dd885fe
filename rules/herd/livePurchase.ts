import type { Inspection } from './inspection';

/** The version that is stored with each confirmation. Change it whenever the text changes, and keep the old text. */
export const LIVE_PURCHASE_VERSION = '2026-11';

/** What a family confirms, by version: a bill of sale shows the text that was confirmed. */
export const LIVE_PURCHASE_TEXTS: Record<string, string> = {
  [LIVE_PURCHASE_VERSION]: [
    "I'm buying my share of this animal from the ranch while it's alive. From now on that share is mine, and the processor cuts my own meat for me.",
    "I know that no inspector checks each animal at a custom-exempt processor. The packages are marked NOT FOR SALE, and I won't sell the meat.",
    "It's only for my household, for guests who don't pay, and for people who work for us.",
    'The law behind this: 21 USC 623(a) and 9 CFR 303.1(a)(2).',
  ].join('\n\n'),
};

/** The message for someone who confirms an outdated version. */
export const LIVE_PURCHASE_CHANGED = 'This text has changed. Please read it again, then confirm.';

/** The law requires that the family owned the live animal only if nobody inspects the slaughter. */
export function needsLivePurchase(inspection: Inspection | null | undefined): boolean {
  return inspection === 'CUSTOM_EXEMPT';
}

/** The sentence of a bill of sale that says how the animal was chosen. */
export function choiceOfAnimal(ranchChooses: boolean): string {
  return ranchChooses ? 'The buyer lets the ranch choose the animal.' : 'The buyer chose this animal.';
}
