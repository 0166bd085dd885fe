import type { ApiScope } from '../../../rules/apiScope';
import { apiTokenForm } from '../../../rules/apiTokenForm';
import type { Option } from '../../../rules/labels';

type Lifetime = '30' | '90' | '365' | 'never' | 'day';

/** What the form holds: how long the token is good for, or until which day. */
export interface TokenValues {
  name: string;
  scopes: ApiScope[];
  lifetime: Lifetime;
  expiresAt: string;
}

export const LIFETIMES: readonly Option<Lifetime>[] = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: 'never', label: 'No expiry' },
  { value: 'day', label: 'Until a date' },
];

const DAY = 24 * 60 * 60 * 1000;

/** What the graph takes: the moment at which it ends. */
export function toTokenInput({ name, scopes, lifetime, expiresAt }: TokenValues) {
  return { name, scopes, expiresAt: endOf(lifetime, expiresAt) };
}

/** A day counts to its end, as the person's own clock has it. */
function endOf(lifetime: Lifetime, day: string): Date | null {
  if (lifetime === 'never') return null;
  return lifetime === 'day' ? new Date(`${day}T23:59:59`) : new Date(Date.now() + Number(lifetime) * DAY);
}

export const tokenForm = apiTokenForm.transform(toTokenInput);

export const initialToken: TokenValues = { name: '', scopes: [], lifetime: '90', expiresAt: '' };
