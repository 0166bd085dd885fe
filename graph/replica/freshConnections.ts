import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import { connect, FAIL_FAST } from '../database/connection';
import { preparedText } from '../database/reading/prepared';
import { shareNextRun } from './shareNextRun';

/** The milliseconds that a statement waits for the replica to catch up before it runs on the primary. */
const MAX_WAIT = 200;
const FIRST_PAUSE = 3;

/** The replica has not replayed all that the primary has. */
export class Behind extends Error {
  override name = 'Behind';
}

/** The database isn't a replica, for example because it was promoted to primary. */
export class NoReplica extends Error {
  override name = 'NoReplica';
}

/**
 * Reads how much of the primary's log is on disk, in bytes since its beginning. Everything that anybody can have seen is before
 * this position, because commits are confirmed only after they are on disk.
 */
const PRIMARY_POSITION = "select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::text";

/** Reads how much of the primary's log a replica has replayed. Null if the database isn't a replica. */
const REPLICA_POSITION = `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end::text as "position"`;

type Options = {
  url: string;
  primary: Knex;
  /** Whether its connections may keep named prepared statements. */
  isNamed: boolean;
  onFresh: () => void;
};

/** The part of knex that every statement goes through. */
type Client = {
  acquireConnection(): Promise<ClientBase>;
  releaseConnection(connection: ClientBase): Promise<void>;
};

/**
 * Creates connections to a replica that never show outdated data: each is handed out after its server has replayed all that
 * was committed before the request for it. Each connection is checked separately, because several replicas may share one URL.
 */
export function freshConnections({ url, primary, isNamed, onFresh }: Options): Knex {
  const replica = connect(url, { ...FAIL_FAST, applicationName: 'herdline replica', isNamed });
  const positionOfPrimary = shareNextRun(async () =>
    Number(await preparedText(primary, { text: PRIMARY_POSITION, values: [] }, true)),
  );
  const reached = new WeakMap<ClientBase, number>();

  async function catchUp(connection: ClientBase, target: number): Promise<void> {
    const deadline = Date.now() + MAX_WAIT;
    for (let pause = FIRST_PAUSE; (reached.get(connection) ?? -1) < target; pause *= 2) {
      const { rows } = await connection.query<{ position: string | null }>(REPLICA_POSITION);
      const position = rows[0]?.position ?? null;
      if (position === null) throw new NoReplica('The database is not a replica');
      reached.set(connection, Number(position));
      if (Number(position) >= target) return;
      if (Date.now() + pause > deadline) throw new Behind(`The replica is ${target - Number(position)} bytes behind`);
      await sleep(pause);
    }
  }

  const client: Client = replica.client;
  const acquire = client.acquireConnection.bind(client);
  client.acquireConnection = async () => {
    const target = await positionOfPrimary();
    const connection = await acquire();
    try {
      await catchUp(connection, target);
    } catch (error) {
      await client.releaseConnection(connection);
      throw error;
    }
    onFresh();
    return connection;
  };
  return replica;
}
