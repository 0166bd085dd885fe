import { API_SCOPE, type ApiScope } from '../../../rules/apiScope';
import type { UserType } from '../../../rules/vocabulary';

const SENTENCES: Record<ApiScope, string> = {
  RANCHERS_READ: 'Sees ranches, what they sell and where they deliver.',
  ORDERS_READ: 'Sees your orders and what happens to them, with the names and addresses of customers.',
  COMMISSIONS_READ: 'Sees rates, balances, transactions and monthly statements, with the ranches that they are about.',
  ANALYTICS_READ: 'Sees the figures of the whole platform, with the ranches that they are about.',
  ORDERS_WRITE:
    'Moves orders along, cancels and archives them, and sees the orders that it moves. Customers get the usual emails.',
};

const SCOPES = API_SCOPE.options.map((option) => ({ ...option, description: SENTENCES[option.value] }));

/** What a token may do, for a person to read. */
export const scopeWords = (scopes: readonly ApiScope[]) => SCOPES.filter(({ value }) => scopes.includes(value));

/** What the tokens of such a person can be good for. */
export const scopesFor = (userType: UserType | undefined) =>
  SCOPES.filter(({ value }) => value !== 'ANALYTICS_READ' || userType === 'ADMIN');
