import { describe, expect, test } from 'vitest';
import type { ApiScope } from '../../rules/developers/apiScope';
import { monthOf } from '../../rules/money/statement';
import { DEFAULT_TIME_ZONE } from '../../rules/time/timeZone';
import { testRest } from './testing/rest';

const { make, apiClient } = await testRest();

const { owner, ranch } = await make.rancher();

describe('a token with few scopes', () => {
  const tokenOf = async (user: { id: number }, ...scopes: ApiScope[]) =>
    apiClient(await make.apiToken(user, { scopes }));

  test('reads its owner’s ranch with ORDERS_READ, and no other ranch', async () => {
    const reader = await tokenOf(owner, 'ORDERS_READ');
    expect((await reader.get(`/api/ranchers/${ranch.id}`)).status).toBe(200);
    const { ranch: other } = await make.rancher();
    for (const path of [`/api/ranchers/${other.id}`, `/api/favorites/check/${other.id}`]) {
      const { status, body } = await reader.get(path);
      expect([status, body.message]).toEqual([403, 'This token may not do this: it lacks RANCHERS_READ']);
    }
    expect((await (await tokenOf(owner, 'RANCHERS_READ')).get(`/api/ranchers/${other.id}`)).status).toBe(200);
  });

  test('lets admins read the lists of any ranch with the lists’ own scope', async () => {
    const { id } = await make.admin();
    expect((await (await tokenOf({ id }, 'ORDERS_READ')).get(`/api/orders/rancher/${ranch.id}`)).status).toBe(200);
    const books = await tokenOf({ id }, 'COMMISSIONS_READ');
    const month = monthOf(DEFAULT_TIME_ZONE, new Date());
    for (const path of [
      `/api/commissions/rancher/${ranch.id}`,
      `/api/ranchers/${ranch.id}/statement.csv?month=${month}`,
    ])
      expect((await books.get(path)).status).toBe(200);
  });

  test('is told which scope it lacks', async () => {
    const { status, body } = await (await tokenOf(owner, 'ORDERS_READ')).get('/api/ranchers');
    const message = 'This token may not do this: it lacks RANCHERS_READ';
    expect([status, body]).toEqual([403, { message, error: message, code: 'FORBIDDEN' }]);
    const ledger = `/api/commissions/rancher/${ranch.id}`;
    expect((await (await tokenOf(owner, 'RANCHERS_READ')).get(ledger)).body.message).toContain(
      'it lacks COMMISSIONS_READ',
    );
  });
});
