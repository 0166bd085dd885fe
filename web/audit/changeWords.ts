import { API_SCOPE } from '../../rules/apiScope';
import { adminDateTime } from '../../rules/dates';
import { EVENT_TYPE } from '../../rules/eventType';
import { formatCents } from '../../rules/money';
import { ORDER_STATUS, RANCH_APPROVAL } from '../../rules/vocabulary';

const NAMES: Record<string, string> = {
  approval: 'State',
  balance: 'Balance owed',
  commissionRate: 'Commission rate',
  enabled: 'Turned on',
  expiresAt: 'Ends',
  openRequests: 'Open request',
  otherProductsList: 'Custom products',
  scopes: 'Permissions',
  types: 'Events',
  url: 'Address',
};

/** 'halfCowPrice' → 'Half cow price' */
export function fieldName(field: string): string {
  const words = field.replace(/([A-Z])/g, ' $1').toLowerCase();
  return NAMES[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const MONEY = /(Price|Fee|Amount)$|^(pricePerPound|balance|amount|openRequests)$/;

/** What stands for no value, where that is not nothing. */
const NONE: Record<string, string> = { types: 'all' };

/** A value of the log as people read it. */
export function valueText(field: string, value: string | null): string {
  if (value === null || value === '') return NONE[field] ?? 'none';
  if (value === 'true') return 'yes';
  if (value === 'false') return 'no';
  const read = MONEY.test(field) ? (cents: string) => formatCents(Number(cents)) : READERS[field];
  return read ? read(value) : value;
}

/** Of a list, each line by itself. */
const labelsOf =
  ({ options }: { options: readonly { value: string; label: string }[] }) =>
  (lines: string) =>
    lines.replace(/.+/g, (value) => options.find((option) => option.value === value)?.label ?? value);

const READERS: Record<string, (value: string) => string> = {
  approval: labelsOf(RANCH_APPROVAL),
  commissionRate: (rate) => `${rate}%`,
  expiresAt: adminDateTime,
  scopes: labelsOf(API_SCOPE),
  status: labelsOf(ORDER_STATUS),
  types: labelsOf(EVENT_TYPE),
};
