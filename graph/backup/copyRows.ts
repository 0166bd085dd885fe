import { PassThrough } from 'node:stream';
import type { Client, Connection, Submittable } from 'pg';

/** The part of pg's connection that copies rows; its types leave it out. */
type Copying = Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  stream: { pause(): void; resume(): void };
};

/** What pg tells of a statement while it runs. */
type Told = Submittable & {
  handleError(error: Error): void;
  handleCommandComplete(): void;
  handleReadyForQuery(): void;
  handleCopyData?(message: { chunk: Buffer }, connection: Copying): void;
  handleCopyInResponse?(connection: Copying): void;
};

/** The rows that `copy … to stdout` gives, as fast as they are taken. */
export function copyOut(client: Client, sql: string): AsyncIterable<Buffer> {
  const rows = new PassThrough();
  const told: Told = {
    submit(connection: Connection) {
      const { stream } = connection as Copying;
      rows.on('drain', () => stream.resume()).on('close', () => stream.resume());
      connection.query(sql);
    },
    handleCopyData({ chunk }, { stream }) {
      // A copy, because pg reads the next messages into the same memory.
      if (!rows.write(Buffer.from(chunk))) stream.pause();
    },
    handleError: (error) => void rows.destroy(error),
    handleCommandComplete() {},
    handleReadyForQuery: () => void rows.end(),
  };
  client.query(told);
  return rows;
}

/** Gives rows to `copy … from stdin`. */
export function copyIn(client: Client, sql: string, rows: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const told: Told = {
      submit: (connection: Connection) => connection.query(sql),
      handleCopyInResponse(connection) {
        connection.sendCopyFromChunk(rows);
        connection.endCopyFrom();
      },
      handleError: reject,
      handleCommandComplete() {},
      handleReadyForQuery: resolve,
    };
    client.query(told);
  });
}
