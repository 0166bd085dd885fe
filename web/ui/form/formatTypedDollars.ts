/** Formats '1,200.5' or '$1200.5' as '1200.50'. Returns other text unchanged, so that the validation can report it. */
export function formatTypedDollars(typed: string): string {
  const bare = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/,(?=\d{3}(\D|$))/g, '');
  if (!/^\d+(\.\d{0,2})?$|^\.\d{1,2}$/.test(bare)) return typed;
  const [dollars = '', cents = ''] = bare.split('.');
  return `${dollars.replace(/^0+(?=\d)/, '') || '0'}.${cents.padEnd(2, '0')}`;
}
