import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { freePort } from '../../graph/database/embedded/freePort';
import { openBucket } from '../../graph/photos/testing/openBucket';
import type { Program, Programs } from './Programs';
import { startFront } from './proxies';
import { isReachable, until } from './until';

type DatabaseUrls = { pooled: string; direct: string };

type Server = { name: string; port: number; origin: string; data: string; program: Program };

export type Servers = Awaited<ReturnType<typeof startServers>>;

/** The token for reading the metrics of the servers. */
export const METRICS_TOKEN = 'rehearsal';

/** Starts the built server as two web processes behind HAProxy and a worker, with photos in a bucket. */
export async function startServers(programs: Programs, { pooled, direct }: DatabaseUrls) {
  const bucket = await openBucket();
  programs.atEnd(bucket.close);
  const { photoBucket: store } = bucket;
  const front = await freePort();
  const env = {
    ...{
      NODE_ENV: 'production',
      SESSION_SECRET: randomBytes(32).toString('hex'),
      PUBLIC_URL: `http://127.0.0.1:${front}`,
    },
    ...{ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct },
    ...{ S3_BUCKET: store.bucket, S3_ENDPOINT: store.endpoint ?? '', S3_REGION: store.region },
    ...{ S3_ACCESS_KEY_ID: store.accessKeyId, S3_SECRET_ACCESS_KEY: store.secretAccessKey },
    ...{ TRUST_PROXY: '1', METRICS_TOKEN, ADMIN_SECOND_FACTOR: 'optional', PUBLIC_SCHEMA: '1' },
  };

  async function start(name: string, role: 'web' | 'worker', port: number): Promise<Server> {
    const data = path.join(programs.directory, name);
    const serverEnv = { ...env, PROCESS: role, PORT: String(port), DATA_DIR: data };
    const program = await programs.start(name, [process.execPath, 'dist/server/main.js'], { env: serverEnv });
    const origin = `http://127.0.0.1:${port}`;
    await until(`${name} is ready`, () => isReachable(`${origin}/readyz`), { seconds: 180 });
    return { name, port, origin, data, program };
  }

  const worker = await start('worker', 'worker', await freePort());
  const web = [await start('web-1', 'web', await freePort()), await start('web-2', 'web', await freePort())] as const;
  await startFront(programs, front, web);

  /** Restarts a web process as a supervisor would do. */
  async function restart(server: Server): Promise<void> {
    server.program.kill('SIGTERM');
    await server.program.ended;
    server.program = (await start(server.name, 'web', server.port)).program;
  }

  return { web, worker, origin: `http://127.0.0.1:${front}`, bucket, restart };
}
