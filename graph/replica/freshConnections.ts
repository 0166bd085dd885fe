import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import { ANSWERING, connect } from '../database/connection';
import { preparedText } from '../database/reading/prepared';
import { sharedLook } from './sharedLook';

/** In milliseconds: how long a statement waits for the replica to catch up before it is left to the primary. */
const MAX_WAIT = 200;
const FIRST_PAUSE = 3;

/** The replica has not replayed all that the primary has. */
export class Behind extends Error {
  override name = 'Behind';
}

/** It follows no other database, such as after it was made the primary. */
export class NoReplica extends Error {
  override name = 'NoReplica';
}

/**
 * Up to where the primary's log is safe on disk, in bytes since its beginning. All that anybody can have seen or was told
 * of lies before, as commits are confirmed once they are on disk.
 */
const WRITTEN = "select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::text";

/** Up to where a replica has replayed it. Null if it isn't one. */
const REPLAYED = `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end::text as "position"`;

type Options = {
  url: string;
  primary: Knex;
  /** Whether its connections keep statements that are prepared by name. */
  isNamed: boolean;
  onFresh: () => void;
};

/** The inside of knex that every statement passes. */
type Client = {
  acquireConnection(): Promise<ClientBase>;
  releaseConnection(connection: ClientBase): Promise<void>;
};

/**
 * Connections to a replica on which nobody is shown less than the primary has: each is handed out once its server has
 * replayed all that was committed before it was asked for. That is looked at for each connection, because several replicas
 * may stand behind one address.
 */
export function freshConnections({ url, primary, isNamed, onFresh }: Options): Knex {
  const replica = connect(url, { ...ANSWERING, applicationName: 'herdline replica', isNamed });
  const positionOfPrimary = sharedLook(async () => Number(await preparedText(primary, { text: WRITTEN, values: [] })));
  const reached = new WeakMap<ClientBase, number>();

  async function catchUp(connection: ClientBase, wanted: number): Promise<void> {
    const deadline = Date.now() + MAX_WAIT;
    for (let pause = FIRST_PAUSE; (reached.get(connection) ?? -1) < wanted; pause *= 2) {
      const { rows } = await connection.query<{ position: string | null }>(REPLAYED);
      const position = rows[0]?.position ?? null;
      if (position === null) throw new NoReplica('It is no replica');
      reached.set(connection, Number(position));
      if (Number(position) >= wanted) return;
      if (Date.now() + pause > deadline) throw new Behind(`It is ${wanted - Number(position)} bytes behind`);
      await sleep(pause);
    }
  }

  const client: Client = replica.client;
  const acquire = client.acquireConnection.bind(client);
  client.acquireConnection = async () => {
    const wanted = await positionOfPrimary();
    const connection = await acquire();
    try {
      await catchUp(connection, wanted);
    } catch (error) {
      await client.releaseConnection(connection);
      throw error;
    }
    onFresh();
    return connection;
  };
  return replica;
}
