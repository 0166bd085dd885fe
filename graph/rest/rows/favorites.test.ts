import { describe, expect, test } from 'vitest';
import { fromOurPage, testRest } from '../testing/rest';

const { make, signedIn } = await testRest();

describe('favorites', () => {
  test('are saved, listed, checked and removed, even if done twice', async () => {
    const ann = await signedIn(await make.customer());
    const { ranch: first } = await make.rancher();
    const { ranch: second } = await make.rancher({ currentBalance: 500 });
    for (const { id } of [first, second, second]) {
      const { status, body } = await ann.send('POST', `/api/favorites/${id}`, undefined, fromOurPage);
      expect([status, body]).toEqual([201, { id, rancherId: id, isFavorite: true }]);
    }
    expect((await ann.get('/api/favorites/ids')).body).toEqual([second.id, first.id]);
    const { body: saved } = await ann.get('/api/favorites');
    expect(saved).toMatchObject([
      {
        id: second.id,
        ranchName: 'Lone Oak Ranch',
        user: { name: 'Ray Rancher' },
        deliveryOptions: ['Local Pickup', 'Local Delivery'],
      },
      { id: first.id },
    ]);
    for (const figure of ['currentBalance', 'commissionRate', 'hasBrokerAgreement', 'commission']) {
      expect(saved[0]).not.toHaveProperty(figure);
    }
    expect(await ann.get(`/api/favorites/check/${first.id}`)).toMatchObject({
      status: 200,
      body: { isFavorite: true },
    });

    for (let times = 0; times < 2; times++) {
      const { status, body } = await ann.send('DELETE', `/api/favorites/${first.id}`, undefined, fromOurPage);
      expect([status, body]).toEqual([200, { id: first.id, rancherId: first.id, isFavorite: false }]);
    }
    expect((await ann.get(`/api/favorites/check/${first.id}`)).body).toEqual({ isFavorite: false });
    expect((await ann.get('/api/favorites/ids')).body).toEqual([second.id]);
  });

  test('‘ids’ in the path is the list, not an id', async () => {
    const ann = await signedIn(await make.customer());
    expect(await ann.get('/api/favorites/ids')).toMatchObject({ status: 200, body: [] });
    const noId = { status: 400, body: { code: 'BAD_USER_INPUT' } };
    expect(await ann.post('/api/favorites/ids')).toMatchObject(noId);
    expect(await ann.send('DELETE', '/api/favorites/ids', undefined, fromOurPage)).toMatchObject(noId);
    expect((await ann.get('/api/favorites/7')).status).toBe(405);
  });
});
