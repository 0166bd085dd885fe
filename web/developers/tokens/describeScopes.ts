import { API_SCOPE, type ApiScope } from '../../../rules/developers/apiScope';

const SENTENCES: Record<ApiScope, string> = {
  RANCHERS_READ: 'Sees ranches, what they sell and where they deliver.',
  ORDERS_READ: 'Sees your orders and their history, with customer names and addresses.',
  COMMISSIONS_READ: 'Sees rates, balances, transactions and monthly statements of ranches.',
  ANALYTICS_READ: 'Sees the figures of the whole platform and its ranches.',
  ORDERS_WRITE:
    'Updates, cancels and archives orders, edits your private notes and the pickup or delivery day, and sees the orders it changes. Customers get the usual emails.',
  MESSAGES_READ: 'Reads what families write to you, and what you write to them.',
  MESSAGES_WRITE: 'Sends messages to families, blocks and reports.',
  HERD_READ: 'Sees your animals, their processors and who reserved which share.',
  REVIEWS_READ: 'Sees the reviews of ranches.',
  REVIEWS_WRITE: 'Answers reviews of your ranch, which everyone can read.',
  HERD_WRITE: 'Adds and changes animals and processors, moves animals and shares, and sees what it changes.',
};

const SCOPES = API_SCOPE.options.map((option) => ({ ...option, description: SENTENCES[option.value] }));

export const describeScopes = (scopes: readonly ApiScope[]) => SCOPES.filter(({ value }) => scopes.includes(value));
