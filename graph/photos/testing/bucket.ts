import { onTestFinished } from 'vitest';
import { openBucket } from './openBucket';

/** Opens a bucket until the test ends. */
export async function testBucket(options: Parameters<typeof openBucket>[0] = {}) {
  const { close, ...bucket } = await openBucket(options);
  onTestFinished(close);
  return bucket;
}
