import type { ApiScope } from '../resolverTypes.generated';

/** A row of `api_tokens`; the secret itself is kept nowhere. */
export type ApiTokenRow = {
  id: number;
  userId: number;
  name: string;
  scopes: ApiScope[];
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
};

/** What is told of a token, which its secret's hash is not. */
export const tokenColumns = ['id', 'userId', 'name', 'scopes', 'createdAt', 'expiresAt', 'lastUsedAt'];
