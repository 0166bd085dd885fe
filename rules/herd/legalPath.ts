import type { PricingModel, ProductKind, ShippingMethod } from '../words/vocabulary';
import type { Inspection } from './inspection';

/** A share of the animal, single cuts, or packaged beef of any other kind. */
export type Goods = 'SHARE' | 'CUT' | 'BOX';

/** The rancher's own products may be anything that isn't a cut by the pound. */
export const GOODS_OF_KIND: Record<ProductKind, Goods> = { CUSTOM: 'BOX', BEEF_BOX: 'BOX', SELECT_CUT: 'CUT' };

export interface BeefSale {
  /** Null if the ranch hasn't named it, in which case nothing is refused. */
  inspection: Inspection | null;
  goods: Goods;
  handover: ShippingMethod;
  /** Whether the beef is handed over in the processor's state. Null if the place isn't known, which no law takes for the same. */
  sameState: boolean | null;
  /** Whether the animal has been slaughtered when it's sold. */
  slaughtered: boolean;
}

export interface LegalRule {
  /** '21 USC 623(a)' */
  law: string;
  says: string;
  link: string;
}

export type LegalPath = { allowed: true } | { allowed: false; reason: string; rule: LegalRule };

const USC = 'https://www.law.cornell.edu/uscode/text/21';
const CFR = 'https://www.law.cornell.edu/cfr/text/9';

const OWNERS_ONLY: LegalRule = {
  law: '21 USC 623(a); 9 CFR 303.1(a)(2)',
  says: 'Meat from an animal that was slaughtered without inspection is only for the household, guests and employees of the people who owned the animal alive. It is marked NOT FOR SALE.',
  link: `${USC}/623`,
};

const DELIVERED_BY_OWNER: LegalRule = {
  law: '21 USC 623(a); 9 CFR 303.1(a)(2)',
  says: 'The exemption from inspection covers an animal that its owner brings to the processor. Someone who buys later never owned the animal.',
  link: `${CFR}/303.1`,
};

const WITHIN_THE_STATE: LegalRule = {
  law: '21 USC 661(a)(1)',
  says: 'State inspection is for meat that is sold only within that state. Only a plant in the Cooperative Interstate Shipment program (21 USC 683) may send it to others.',
  link: `${USC}/661`,
};

type Condition = { [Part in Exclude<keyof BeefSale, 'inspection'>]?: readonly BeefSale[Part][] };

interface Refusal extends Condition {
  /** Why such a sale is refused. */
  reason: string;
  rule: LegalRule;
}

/** The sales that each inspection forbids. The first entry that matches a sale refuses it. */
const REFUSED: Record<Inspection, readonly Refusal[]> = {
  USDA: [],
  STATE: [
    {
      handover: ['LOCAL_PICKUP'],
      sameState: [false],
      reason:
        "This ranch's processor is inspected by another state, so the beef can't be handed over at the ranch. Ask the ranch about pickup at the processor.",
      rule: WITHIN_THE_STATE,
    },
    {
      sameState: [null],
      reason:
        "We don't know which state this ZIP code is in, and this beef is state-inspected, so it can't leave the processor's state. Check the ZIP code, or choose pickup.",
      rule: WITHIN_THE_STATE,
    },
    {
      sameState: [false],
      reason:
        "This beef is inspected by the processor's state, so it can't be brought or shipped to yours. You can pick it up in that state.",
      rule: WITHIN_THE_STATE,
    },
  ],
  CUSTOM_EXEMPT: [
    {
      goods: ['CUT', 'BOX'],
      reason:
        "This beef is cut by a custom-exempt processor, so it can't be sold by the cut or the box. You can buy a share of a live animal instead.",
      rule: OWNERS_ONLY,
    },
    {
      slaughtered: [true],
      reason:
        'With a custom-exempt processor, you have to buy your share while the animal is alive, and this one has been harvested. Pick the next animal instead.',
      rule: DELIVERED_BY_OWNER,
    },
    {
      handover: ['SHIPPING'],
      reason:
        "Beef from a custom-exempt processor can't be shipped. It's your own meat, so pick it up, or have the ranch bring it to you.",
      rule: OWNERS_ONLY,
    },
  ],
};

/** Decides whether beef may be sold like this. Listing, quote, cart, order and stage moves all use this function. */
export function legalPath({ inspection, ...sale }: BeefSale): LegalPath {
  const refusal = inspection && REFUSED[inspection].find((condition) => fits(condition, sale));
  return refusal ? { allowed: false, reason: refusal.reason, rule: refusal.rule } : { allowed: true };
}

function fits(condition: Condition, sale: Omit<BeefSale, 'inspection'>): boolean {
  const allows = <Value>(values: readonly Value[] | undefined, value: Value) => !values || values.includes(value);
  return (
    allows(condition.goods, sale.goods) &&
    allows(condition.handover, sale.handover) &&
    allows(condition.sameState, sale.sameState) &&
    allows(condition.slaughtered, sale.slaughtered)
  );
}

/** Picked-up beef changes hands at the ranch, everything else at the family's door. Null if that place isn't known. */
export function isHandedOverIn(
  state: string | null,
  { handover, ranchState, familyState }: { handover: ShippingMethod; ranchState: string; familyState: string | null },
): boolean | null {
  const place = handover === 'LOCAL_PICKUP' ? ranchState : familyState;
  return place === null ? null : place === state;
}

interface StateRule {
  /** How a share may not be priced. */
  pricing: PricingModel;
  toRanch: string;
  toFamily: string;
}

/** What the states forbid beyond federal law, by the state of the ranch. */
const STATE_RULES: Partial<Record<string, readonly StateRule[]>> = {
  Washington: [
    {
      pricing: 'PACKAGED',
      toRanch:
        "In Washington, a share of a live animal can't be priced by its packaged weight. Use the hanging weight or a flat price.",
      toFamily:
        "In Washington, a share of a live animal can't be sold by its packaged weight. Ask the ranch for a price by hanging weight or a flat price.",
    },
  ],
};

/** Why a share can't be priced like this in a state, or undefined. */
export function pricingRefusal(
  pricing: PricingModel,
  state: string,
  audience: 'toRanch' | 'toFamily' = 'toRanch',
): string | undefined {
  return STATE_RULES[state]?.find((rule) => rule.pricing === pricing)?.[audience];
}
