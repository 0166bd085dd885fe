import { decimalText } from '../../../rules/fields/typedNumber';

/** Formats '1,200.5' or '$1200.5' as '1200.50'. Returns other text unchanged, so that the validation can report it. */
export function formatTypedDollars(typed: string): string {
  const bare = decimalText(typed);
  if (bare === null || !/^\d*\.?\d{0,2}$/.test(bare)) return typed;
  const [dollars = '', cents = ''] = bare.split('.');
  return `${dollars.replace(/^0+(?=\d)/, '') || '0'}.${cents.padEnd(2, '0')}`;
}
