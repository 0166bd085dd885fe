/** Cents as a table says them: '1800.00'. */
export const dollarCell = (cents: number): string => (cents / 100).toFixed(2);
