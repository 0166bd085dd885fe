import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import net from 'node:net';
import { onTestFinished, vi } from 'vitest';
import type { Network } from '../Network';

/** A public address. Connections to it lead to the test's own server. */
export const PUBLIC = { address: '93.184.215.14', family: 4 };

/** For tests that must not call other hosts. Every call fails. */
export const noNetwork: Network = {
  resolve: async (hostname) => {
    throw new Error(`a test asks for the address of ${hostname}`);
  },
  connect: ({ address }) => {
    throw new Error(`a test calls ${address}`);
  },
};

/** A fake network. Look-ups return `answers` in turn. Connections lead to `server`, or fail without one. */
export function testNetwork(server?: Server, ...answers: { address: string; family: number }[][]) {
  const given = answers.length ? answers : [[PUBLIC]];
  const resolve = vi.fn<Network['resolve']>();
  resolve.mockImplementation(async () => given[Math.min(resolve.mock.calls.length, given.length) - 1]!);
  const connect = vi.fn<Network['connect']>(() => {
    if (!server) throw new Error('no socket was to be opened');
    return net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  });
  return { resolve, connect };
}

/** Starts an HTTP server that runs until the test ends. */
export async function testHost(answer: RequestListener) {
  return listening(http.createServer(answer));
}

export async function listening<S extends Server & { closeAllConnections?(): void }>(server: S): Promise<S> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections?.();
  });
  return server;
}
