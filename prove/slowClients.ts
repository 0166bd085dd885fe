import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A client that takes its time, until the server ends it. */
export type SlowClient = {
  /** Whether the server has cut it off. */
  isOver(): boolean;
  /** Sends a byte: only so does one that reads nothing notice that nobody is there. */
  nudge(): void;
  leave(): void;
};

const PAUSE = 150;

async function open(port: number, begin: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(begin);
  return socket;
}

function clientOf(socket: Socket): SlowClient {
  return {
    isOver: () => socket.destroyed,
    nudge: () => void socket.write('x'),
    leave: () => void socket.destroy(),
  };
}

/** Sends a byte now and then of what never ends. */
async function drip(port: number, begin: string): Promise<SlowClient> {
  const socket = await open(port, begin);
  socket.resume();
  const timer = setInterval(() => socket.write(' '), PAUSE);
  socket.on('close', () => clearInterval(timer));
  return clientOf(socket);
}

export const slowHeaders = (port: number) => drip(port, 'POST /graphql HTTP/1.1\r\nHost: x\r\nX-Slow: ');

export const slowBody = (port: number) =>
  drip(port, 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{');

/** Asks for more than the network holds by itself, and takes the beginning of it. */
export async function slowReader(port: number, { path, times }: { path: string; times: number }): Promise<SlowClient> {
  const socket = await open(port, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times));
  await once(socket, 'data');
  socket.pause();
  return clientOf(socket);
}

/** Listens to the orders of a ranch, to which nothing happens. */
export async function idleStream(port: number, token: string): Promise<SlowClient> {
  const body = JSON.stringify({ query: 'subscription { ranchOrders { id } }' });
  const head = `POST /graphql/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nAccept: text/event-stream\r\nContent-Type: application/json`;
  const socket = await open(port, `${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  const [answer] = await once(socket, 'data', { signal: AbortSignal.timeout(60_000) });
  if (!String(answer).startsWith('HTTP/1.1 200')) throw new Error(`No stream: ${answer}`);
  return clientOf(socket);
}
