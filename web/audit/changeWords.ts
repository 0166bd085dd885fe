import { formatCents } from '../../rules/money';
import { ORDER_STATUS, RANCH_APPROVAL } from '../../rules/vocabulary';

const NAMES: Record<string, string> = {
  approval: 'State',
  balance: 'Balance owed',
  commissionRate: 'Commission rate',
  openRequests: 'Open request',
  otherProductsList: 'Custom products',
};

/** 'halfCowPrice' → 'Half cow price' */
export function fieldName(field: string): string {
  const words = field.replace(/([A-Z])/g, ' $1').toLowerCase();
  return NAMES[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const MONEY = /(Price|Fee|Amount)$|^(pricePerPound|balance|amount|openRequests)$/;

/** A value of the log as people read it. */
export function valueText(field: string, value: string | null): string {
  if (value === null || value === '') return 'none';
  if (value === 'true') return 'yes';
  if (value === 'false') return 'no';
  if (field === 'commissionRate') return `${value}%`;
  if (field === 'status') return labelIn(ORDER_STATUS, value);
  if (field === 'approval') return labelIn(RANCH_APPROVAL, value);
  return MONEY.test(field) ? formatCents(Number(value)) : value;
}

const labelIn = (words: { options: readonly { value: string; label: string }[] }, value: string) =>
  words.options.find((option) => option.value === value)?.label ?? value;
