/** An amount as a table says it, '1800.00'; a negative one is marked as ours, so that it is no formula. */
export interface DollarCell {
  dollars: string;
}

export const dollarCell = (cents: number): DollarCell => ({ dollars: (cents / 100).toFixed(2) });
