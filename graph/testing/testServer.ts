import { join } from 'node:path';
import { startEmbeddedPostgres } from '../database/embeddedPostgres';
import { removeLeftOvers, temporaryDirectory } from './temporaryDirectory';

/** Turns off durability: tests don't need it, and they would mostly wait for the disk. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '120' };

/** The server of DATABASE_URL, or an embedded one just for this run. */
export async function startTestServer(): Promise<{ url: string; isLasting: boolean; stop(): Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, isLasting: true, stop: async () => {} };
  await removeLeftOvers();
  const directory = temporaryDirectory();
  const server = await startEmbeddedPostgres({ directory: join(directory.path, 'postgres'), settings });
  return {
    url: server.url,
    isLasting: false,
    stop: async () => {
      await server.stop();
      directory.remove();
    },
  };
}
