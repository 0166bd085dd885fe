import path from 'node:path';
import { freePort } from '../../graph/database/embedded/freePort';
import { openBucket } from '../../graph/photos/testing/openBucket';
import type { Program, Programs } from './Programs';
import { startFront } from './proxies';
import { answers, until } from './until';

type Ways = { pooled: string; direct: string; replica: string };

type Server = { name: string; port: number; origin: string; data: string; program: Program };

export type Servers = Awaited<ReturnType<typeof startServers>>;

/** The token by which a rehearsal reads the figures of the servers. */
export const METRICS_TOKEN = 'rehearsal';

/** Two web processes behind HAProxy and a worker, as built, with photos in a bucket. */
export async function startServers(programs: Programs, { pooled, direct, replica }: Ways) {
  const bucket = await openBucket();
  programs.atEnd(bucket.close);
  const { photoBucket: store } = bucket;
  const front = await freePort();
  const env = {
    ...{ NODE_ENV: 'production', SESSION_SECRET: 'of a rehearsal', PUBLIC_URL: `http://127.0.0.1:${front}` },
    ...{ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct, DATABASE_REPLICA_URL: replica },
    ...{ S3_BUCKET: store.bucket, S3_ENDPOINT: store.endpoint ?? '', S3_REGION: store.region },
    ...{ S3_ACCESS_KEY_ID: store.accessKeyId, S3_SECRET_ACCESS_KEY: store.secretAccessKey },
    ...{ TRUST_PROXY: '1', METRICS_TOKEN, ADMIN_SECOND_FACTOR: 'optional', PUBLIC_SCHEMA: '1' },
  };

  async function start(name: string, role: 'web' | 'worker', port: number): Promise<Server> {
    const data = path.join(programs.directory, name);
    const given = { ...env, PROCESS: role, PORT: String(port), DATA_DIR: data };
    const program = await programs.start(name, [process.execPath, 'dist/server/main.js'], { env: given });
    const origin = `http://127.0.0.1:${port}`;
    await until(`${name} is ready`, () => answers(`${origin}/readyz`), { seconds: 180 });
    return { name, port, origin, data, program };
  }

  const worker = await start('worker', 'worker', await freePort());
  const web = [await start('web-1', 'web', await freePort()), await start('web-2', 'web', await freePort())] as const;
  await startFront(programs, front, web);

  /** Stops a web process as a supervisor does, and starts the next one in its place. */
  async function restart(server: Server): Promise<void> {
    server.program.kill('SIGTERM');
    await server.program.ended;
    server.program = (await start(server.name, 'web', server.port)).program;
  }

  return { web, worker, origin: `http://127.0.0.1:${front}`, bucket, restart, replicaReads };
}

/** How many statements the replica has answered for the web processes, by what came of reads. */
async function replicaReads(servers: readonly Server[]): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { origin } of servers) {
    const answer = await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
    for (const [, outcome = '', count] of (await answer.text()).matchAll(COUNTED))
      sums[outcome] = (sums[outcome] ?? 0) + Number(count);
  }
  return sums;
}

const COUNTED = /^herdline_replica_reads_total\{outcome="(\w+)"\} (\d+)$/gm;
