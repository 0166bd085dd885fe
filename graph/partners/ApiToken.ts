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
