import { join } from 'node:path';
import { startEmbeddedPostgres } from './embeddedPostgres';

interface Where {
  /** A server of one's own; null stands for the embedded one. */
  databaseUrl: string | null;
  /** Where the embedded one keeps its files. */
  dataDir: string;
}

export interface DatabaseServer {
  url: string;
  stop(): Promise<void>;
}

/** The PostgreSQL that everything else runs on. */
export async function databaseServer(where: Where, onNotice?: (line: string) => void): Promise<DatabaseServer> {
  if (where.databaseUrl) return { url: where.databaseUrl, stop: async () => {} };
  return startEmbeddedPostgres({ directory: join(where.dataDir, 'postgres'), onNotice });
}
