import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { testReceiver } from '../graph/webhooks/testing/receiver';

/** What others do to a server that depends on them. */
export const TROUBLES = ['hangs', 'refuses', 'refuses for now', 'closes in the middle', 'is down'] as const;

export type Trouble = (typeof TROUBLES)[number];
type Manner = Trouble | 'well';

/** A mail server that can be in trouble. A mail counts as taken when it has said so. */
export async function fickleMailServer() {
  const sockets = new Set<Socket>();
  const taken: string[] = [];
  const state = { manner: 'well' as Manner, troubled: 0 };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket
      .setEncoding('utf8')
      .on('close', () => sockets.delete(socket))
      .on('error', () => {});
    if (state.manner !== 'well') state.troubled += 1;
    converse(socket, () => state.manner, taken);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    hangUp();
    server.close();
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The ids of the jobs whose mails it took, in order. */
    taken,
    /** How many connections met it in trouble since the last change. */
    troubled: () => state.troubled,
    /** As one that is started anew: who waits for an answer loses the connection. */
    async becomes(manner: Manner) {
      Object.assign(state, { manner, troubled: 0 });
      if (manner === 'is down') server.close();
      hangUp();
      if (manner !== 'is down' && !server.listening) {
        server.listen(port, '127.0.0.1');
        await once(server, 'listening');
      }
    },
  };
}

function converse(socket: Socket, manner: () => Manner, taken: string[]): void {
  let message: string | null = null;
  const reply = (line: string) => socket.write(`${line}\r\n`);
  const take = () => {
    const id = /^Message-ID: <(\d+)\./im.exec(message ?? '')?.[1] ?? 'without an id';
    message = null;
    if (manner() === 'closes in the middle') socket.end('25');
    else if (manner() === 'well' && reply('250 OK')) taken.push(id);
  };
  socket.on('data', (text) => {
    if (manner() === 'hangs') return;
    if (message !== null) {
      message += text;
      if (message.endsWith('\r\n.\r\n')) take();
    } else if (/^RCPT/i.test(String(text)) && manner() === 'refuses') reply('550 No such mailbox');
    else if (/^DATA/i.test(String(text))) {
      message = '';
      reply('354 Go on');
    } else reply('250 OK');
  });
  if (manner() === 'refuses for now') socket.end('421 Too busy\r\n');
  else if (manner() !== 'hangs') reply('220 test');
}

/** A receiver of webhooks that can be in trouble. An event counts as taken when it has said so. */
export async function fickleReceiver() {
  const taken: number[] = [];
  const waiting = new Set<ServerResponse>();
  const state = { manner: 'well' as Manner, troubled: 0 };
  const receiver = await testReceiver(({ headers }, res) => {
    if (state.manner !== 'well') state.troubled += 1;
    if (state.manner === 'hangs') waiting.add(res);
    else if (state.manner === 'refuses') res.writeHead(410).end();
    else if (state.manner === 'refuses for now') res.writeHead(503).end();
    else if (state.manner === 'closes in the middle') res.socket?.end('HTTP/1.1 20');
    else {
      taken.push(Number(headers['webhook-id']));
      res.writeHead(204).end();
    }
  });
  const { server } = receiver;
  const { port } = server.address() as AddressInfo;
  return {
    host: receiver.host,
    url: receiver.url,
    taken,
    troubled: () => state.troubled,
    async becomes(manner: Manner) {
      Object.assign(state, { manner, troubled: 0 });
      if (manner === 'is down') server.close();
      for (const res of waiting) res.destroy();
      waiting.clear();
      if (manner !== 'is down' && !server.listening) {
        server.listen(port, '127.0.0.1');
        await once(server, 'listening');
      }
    },
  };
}
