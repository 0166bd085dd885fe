import type { FullConfig } from '@playwright/test';
import { startServer } from './server';

/** Returns the teardown. */
export default async function setUp(config: FullConfig): Promise<() => Promise<void>> {
  const url = config.projects[0]?.use.baseURL;
  if (!url) throw new Error('The configuration names no baseURL.');
  return startServer(url);
}
