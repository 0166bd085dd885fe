import { PassThrough } from 'node:stream';
import type { Client, Connection, Submittable } from 'pg';

/** The part of pg's connection that copies rows; its types leave it out. */
type Copying = Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  stream: { pause(): void; resume(): void };
};

/** A statement with the callbacks that pg calls while it runs. */
type CopyQuery = Submittable & {
  handleError(error: Error): void;
  handleCommandComplete(): void;
  handleReadyForQuery(): void;
  handleCopyData?(message: { chunk: Buffer }, connection: Copying): void;
  handleCopyInResponse?(connection: Copying): void;
};

/** Streams the rows of `copy … to stdout`, no faster than they are read. */
export function copyOut(client: Client, sql: string): AsyncIterable<Buffer> {
  const rows = new PassThrough();
  const query: CopyQuery = {
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
  client.query(query);
  return rows;
}

export function copyIn(client: Client, sql: string, rows: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const query: CopyQuery = {
      submit: (connection: Connection) => connection.query(sql),
      handleCopyInResponse(connection) {
        connection.sendCopyFromChunk(rows);
        connection.endCopyFrom();
      },
      handleError: reject,
      handleCommandComplete() {},
      handleReadyForQuery: resolve,
    };
    client.query(query);
  });
}
