import { type fakeServer, rancher } from './visit';

export type Answers = NonNullable<Parameters<typeof fakeServer>[1]>;

export const SECRET = 'hrd_the-secret-that-is-shown-once';

export const tokenOf = (given: Record<string, unknown> = {}) => ({
  __typename: 'ApiToken',
  id: '1',
  name: 'Bookkeeping',
  scopes: ['ORDERS_READ', 'COMMISSIONS_READ'],
  createdAt: '2026-03-05T18:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
  ...given,
});

export const webhookOf = (given: Record<string, unknown> = {}) => ({
  __typename: 'Webhook',
  id: '4',
  url: 'https://hooks.example/orders',
  types: [],
  enabled: true,
  failures: 0,
  failingSince: null,
  createdAt: '2026-03-05T18:00:00.000Z',
  lastDeliveredAt: null,
  oldSecretsUntil: null,
  ...given,
});

/** Returns the answers for a person with these tokens and webhooks. */
export const accessOf = (apiTokens: object[] = [], webhooks: object[] = [], id = rancher.id): Answers => ({
  ApiAccessPage: () => ({ viewer: { __typename: 'User', id, apiTokens, webhooks } }),
});
