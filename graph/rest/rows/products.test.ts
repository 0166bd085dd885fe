import { describe, expect, test } from 'vitest';
import { badInput, fromOurPage, testRest } from '../testing/rest';

const { db, make, rancherWith } = await testRest();
const { rancher, ranch } = await rancherWith();

const jerky = { name: 'Beef jerky', price: 1_200, description: 'Smoked' };

describe('POST /api/rancher-products', () => {
  test('adds a custom product', async () => {
    const variants = [{ name: 'Large bag', price: 2_000, size: '1 lb', weight: 1.1 }];
    const { status, body } = await rancher.post('/api/rancher-products', { ...jerky, variants });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        ...jerky,
        imageUrl: null,
        inspection: null,
        available: true,
        weight: null,
        variants: [{ id: expect.any(Number), ...variants[0] }],
      },
    ]);
  });

  test('adds a box or a cut, spelled either way', async () => {
    const box = { kind: 'beef_box', name: 'Grill box', price: 9_900, weight: 12.5, contents: ['4 ribeyes'] };
    const { kind: _, ...shown } = box;
    expect(await rancher.post('/api/rancher-products', box)).toMatchObject({ status: 201, body: shown });
    const cut = { kind: 'Select Cut', name: 'Ribeye', pricePerPound: 2_400 };
    expect(await rancher.post('/api/rancher-products', cut)).toMatchObject({
      status: 201,
      body: { cut: 'Ribeye', pricePerPound: 2_400 },
    });
  });

  test.each([
    [{ price: 12.5 }, { price: 'price must be a whole number of cents' }],
    [{ price: '1200' }, { price: 'price must be a whole number of cents' }],
    [
      { price: null, name: undefined },
      { name: 'Product name must be at least 2 characters', price: 'Price must be greater than 0' },
    ],
    [{ kind: 'cake' }, { kind: 'Please select a kind of product' }],
    [{ available: 1 }, { available: 'available must be true or false' }],
    [{ contents: 'beef' }, { contents: 'contents must be a list' }],
    [
      { variants: [{ name: 'Bag', price: 0.5 }] },
      { 'variants[0].price': 'variants[0].price must be a whole number of cents' },
    ],
  ])('refuses %j', async (given, fields) => {
    expect(await rancher.post('/api/rancher-products', { ...jerky, ...given })).toMatchObject(badInput(fields));
  });

  test('refuses an invalid item of a list', async () => {
    const { body } = await rancher.post('/api/rancher-products', { ...jerky, variants: [5] });
    expect(body.message).toBe('variants[0] must be an object');
  });
});

describe('PUT and DELETE /api/rancher-products/{id}', () => {
  test('change and remove a product of the rancher’s ranch', async () => {
    const { id } = await make.product(ranch.id);
    const changed = { name: 'Beef sticks', price: 900, description: '' };
    const { status, body } = await rancher.put(`/api/rancher-products/${id}`, changed);
    expect([status, body]).toMatchObject([200, { id, ...changed }]);
    const removed = await rancher.send('DELETE', `/api/rancher-products/${id}`, undefined, fromOurPage);
    expect([removed.status, removed.body]).toEqual([200, { message: 'Product deleted' }]);
    expect(await db('products').where({ id })).toEqual([]);
    expect((await rancher.send('DELETE', `/api/rancher-products/${id}`, undefined, fromOurPage)).status).toBe(404);
  });
});
