import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../database/embeddedPostgres';
import { removeLeftOvers, temporaryDirectory } from './temporaryDirectory';

/** Turns off durability: tests don't need it, and they would mostly wait for the disk. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '120' };

/** The server of DATABASE_URL, or an embedded one just for this run. */
export async function startTestServer(): Promise<{ url: string; stop(): Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} };
  await removeLeftOvers();
  const directory = temporaryDirectory();
  const server = await startEmbeddedPostgres({
    directory: join(directory.path, 'postgres'),
    settings: { ...settings, hba_file: withoutPassword(directory.path) },
  });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      directory.remove();
    },
  };
}

/** Checking the password takes more of the processor than the rest of a connection, of which tests open some thousands. */
function withoutPassword(directory: string): string {
  const file = join(directory, 'pg_hba.conf');
  writeFileSync(file, 'host all all 127.0.0.1/32 trust\nhost replication all 127.0.0.1/32 trust\n');
  return file;
}
