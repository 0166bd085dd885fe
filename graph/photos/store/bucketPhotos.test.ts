import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { testBucket } from '../testing/bucket';
import { bucketPhotos } from './bucketPhotos';

const broken = vi.hoisted(() => ({ times: 1 }));

vi.mock('@aws-sdk/client-s3', async (original) => {
  const commands = await original<typeof import('@aws-sdk/client-s3')>();
  class S3Client extends commands.S3Client {
    constructor(...options: ConstructorParameters<typeof commands.S3Client>) {
      if (broken.times-- > 0) throw new Error('no connection yet');
      super(...options);
    }
  }
  return { ...commands, S3Client };
});

test('a connection that could not be made is made the next time', async () => {
  const { photoBucket } = await testBucket();
  const store = bucketPhotos(photoBucket, pino({ level: 'silent' }));
  await expect(store.read('7/ab-480.webp')).rejects.toThrow('no connection yet');
  expect(await store.read('7/ab-480.webp')).toBeNull();
});
