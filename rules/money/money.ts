import { decimalText } from '../fields/typedNumber';

/** Integer US cents: the only unit in which money is stored, added or compared. */
export type Cents = number;

/** Blank is 0, and no amount NaN. Reads the digits, because 1.005 × 100 is 100.49999999999999. */
export function toCents(dollars: string | number): Cents {
  const typed = String(dollars);
  const decimal = decimalText(typed);
  if (decimal === null) return typeof dollars === 'number' || typed.trim() === '' ? 0 : Number.NaN;
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(decimal) ?? [];
  const digits = fraction.padEnd(3, '0');
  const cents = Number(whole) * 100 + Number(digits.slice(0, 2)) + (digits.charAt(2) >= '5' ? 1 : 0);
  if (!Number.isSafeInteger(cents)) return Number.NaN;
  if (cents === 0) return 0;
  return sign ? -cents : cents;
}

/** The initial text of a price field: '850.00', or blank for a price that was never set. */
export const dollarsText = (cents: Cents): string => (cents === 0 ? '' : (cents / 100).toFixed(2));

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** '$1,234.50' */
export const formatCents = (cents: Cents): string => usd.format(cents / 100);

/** '$1,235', for approximate amounts. */
export const roundDollars = (cents: Cents): string => `$${Math.round(cents / 100).toLocaleString('en-US')}`;

export function lineTotal(price: Cents, quantity: number): Cents {
  return price * quantity;
}

/** A percentage of an amount, rounding half a cent up. Rates have at most one decimal, so it calculates in whole thousandths. */
export function percentOf(cents: Cents, ratePercent: number): Cents {
  return Math.floor((cents * Math.round(ratePercent * 10) + 500) / 1000);
}
