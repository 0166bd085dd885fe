import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts a proxy to the database until the test ends. It delays everything that the database sends. */
export async function lateNotices(databaseUrl: string, milliseconds: number) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isHeld = false;
  const held: (() => void)[] = [];
  const server = createServer((client) => {
    const database = connect(Number(port) || 5432, hostname);
    sockets.add(client).add(database);
    client.pipe(database);
    database.on('data', (data) => {
      const forward = () => void client.write(data);
      setTimeout(() => (isHeld ? held.push(forward) : forward()), milliseconds);
    });
    for (const [socket, peer] of [[client, database] as const, [database, client] as const]) {
      socket.on('error', () => {});
      socket.on('close', () => peer.destroy());
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    /** Breaks all connections. New ones can be made. */
    cut,
    /** Holds back everything that the database sends. */
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      for (const forward of held.splice(0)) forward();
    },
  };
}
