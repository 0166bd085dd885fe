import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { testBucket } from '../testing/bucket';
import { bucketPhotos, connectTo } from './bucketPhotos';

test('a failed connection is tried again by the next request', async () => {
  const { photoBucket } = await testBucket();
  const connect = vi.fn(connectTo).mockRejectedValueOnce(new Error('no connection yet'));
  const store = bucketPhotos(photoBucket, pino({ level: 'silent' }), connect);
  await expect(store.read('7/ab-480.webp')).rejects.toThrow('no connection yet');
  expect(await store.read('7/ab-480.webp')).toBeNull();
});
