import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A client that sends or reads slowly until the server disconnects it. */
export type SlowClient = {
  /** Whether the server has disconnected it. */
  isClosed(): boolean;
  /** Sends a byte, because a client that reads nothing notices a closed connection only when it writes. */
  nudge(): void;
  close(): void;
};

const INTERVAL = 150;

async function open(port: number, begin: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(begin);
  return socket;
}

function clientOf(socket: Socket): SlowClient {
  return {
    isClosed: () => socket.destroyed,
    nudge: () => void socket.write('x'),
    close: () => void socket.destroy(),
  };
}

/** Sends the beginning of a request, then a byte at a time without ever ending it. */
async function sendSlowly(port: number, begin: string): Promise<SlowClient> {
  const socket = await open(port, begin);
  socket.resume();
  const timer = setInterval(() => socket.write(' '), INTERVAL);
  socket.on('close', () => clearInterval(timer));
  return clientOf(socket);
}

export const slowHeaders = (port: number) => sendSlowly(port, 'POST /graphql HTTP/1.1\r\nHost: x\r\nX-Slow: ');

export const slowBody = (port: number) =>
  sendSlowly(
    port,
    'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{',
  );

/** Requests more than the network buffers, and reads only the beginning. */
export async function slowReader(port: number, { path, times }: { path: string; times: number }): Promise<SlowClient> {
  const socket = await open(port, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times));
  await once(socket, 'data');
  socket.pause();
  return clientOf(socket);
}

/** Subscribes to the orders of a ranch without activity. */
export async function idleStream(port: number, token: string): Promise<SlowClient> {
  const body = JSON.stringify({ query: 'subscription { ranchOrders { id } }' });
  const headers = `POST /graphql/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nAccept: text/event-stream\r\nContent-Type: application/json`;
  const socket = await open(port, `${headers}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  const [answer] = await once(socket, 'data', { signal: AbortSignal.timeout(60_000) });
  if (!String(answer).startsWith('HTTP/1.1 200')) throw new Error(`No stream: ${answer}`);
  return clientOf(socket);
}
