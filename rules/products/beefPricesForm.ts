import { object } from 'yup';
import { cents } from '../fields/numberFields';
import { type Cents, dollarsText, toCents } from '../money/money';

const NEGATIVE = 'Price must be 0 or greater';

/** Prices in cents. A price above 0 turns the offer on, 0 turns it off, and a price that's left out doesn't change. */
export const beefPricesInput = object({
  quarterCowPrice: cents(NEGATIVE),
  halfCowPrice: cents(NEGATIVE),
  wholeCowPrice: cents(NEGATIVE),
});

type PriceField = 'quarterCowPrice' | 'halfCowPrice' | 'wholeCowPrice';

/** The dialog's values, in dollars. It shows all three prices, so a blank field means 'not offered'. */
export type BeefPricesValues = Record<PriceField, string | number>;

export function toBeefPricesInput(values: BeefPricesValues): Record<PriceField, Cents> {
  return {
    quarterCowPrice: toCents(values.quarterCowPrice ?? ''),
    halfCowPrice: toCents(values.halfCowPrice ?? ''),
    wholeCowPrice: toCents(values.wholeCowPrice ?? ''),
  };
}

export function fromBeefPrices(ranch: Record<PriceField, Cents>): BeefPricesValues {
  return {
    quarterCowPrice: dollarsText(ranch.quarterCowPrice),
    halfCowPrice: dollarsText(ranch.halfCowPrice),
    wholeCowPrice: dollarsText(ranch.wholeCowPrice),
  };
}

export const beefPricesForm = beefPricesInput.transform(toBeefPricesInput);
