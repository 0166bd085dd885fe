import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { testReceiver } from '../../graph/webhooks/testing/receiver';

/** Faults of a mail server or webhook receiver. */
export const FAULTS = ['hangs', 'refuses', 'refuses temporarily', 'closes mid-answer', 'is down'] as const;

export type Fault = (typeof FAULTS)[number];
type Behavior = Fault | 'works';

/** A mail server with faults to inject. A mail counts as accepted when the server has confirmed it. */
export async function flakyMailServer() {
  const sockets = new Set<Socket>();
  const accepted: string[] = [];
  const state = { behavior: 'works' as Behavior, faultCount: 0 };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket
      .setEncoding('utf8')
      .on('close', () => sockets.delete(socket))
      .on('error', () => {});
    if (state.behavior !== 'works') state.faultCount += 1;
    answerSmtp(socket, () => state.behavior, accepted);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const closeAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    closeAll();
    server.close();
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The job ids of the accepted mails, in order. */
    accepted,
    /** How many connections met a fault since the last change. */
    faultCount: () => state.faultCount,
    /** Drops all open connections, like a restart. */
    async setBehavior(behavior: Behavior) {
      Object.assign(state, { behavior, faultCount: 0 });
      if (behavior === 'is down') server.close();
      closeAll();
      if (behavior !== 'is down' && !server.listening) {
        server.listen(port, '127.0.0.1');
        await once(server, 'listening');
      }
    },
  };
}

function answerSmtp(socket: Socket, behavior: () => Behavior, accepted: string[]): void {
  let message: string | null = null;
  const reply = (line: string) => socket.write(`${line}\r\n`);
  const accept = () => {
    const id = /^Message-ID: <(\d+)\./im.exec(message ?? '')?.[1] ?? 'without an id';
    message = null;
    if (behavior() === 'closes mid-answer') socket.end('25');
    else if (behavior() === 'works' && reply('250 OK')) accepted.push(id);
  };
  socket.on('data', (text) => {
    if (behavior() === 'hangs') return;
    if (message !== null) {
      message += text;
      if (message.endsWith('\r\n.\r\n')) accept();
    } else if (/^RCPT/i.test(String(text)) && behavior() === 'refuses') reply('550 No such mailbox');
    else if (/^DATA/i.test(String(text))) {
      message = '';
      reply('354 Go on');
    } else reply('250 OK');
  });
  if (behavior() === 'refuses temporarily') socket.end('421 Too busy\r\n');
  else if (behavior() !== 'hangs') reply('220 test');
}

/** A webhook receiver with faults to inject. An event counts as accepted when the receiver has confirmed it. */
export async function flakyReceiver() {
  const accepted: number[] = [];
  const waiting = new Set<ServerResponse>();
  const state = { behavior: 'works' as Behavior, faultCount: 0 };
  const receiver = await testReceiver(({ headers }, res) => {
    if (state.behavior !== 'works') state.faultCount += 1;
    if (state.behavior === 'hangs') waiting.add(res);
    else if (state.behavior === 'refuses') res.writeHead(403).end();
    else if (state.behavior === 'refuses temporarily') res.writeHead(503).end();
    else if (state.behavior === 'closes mid-answer') res.socket?.end('HTTP/1.1 20');
    else {
      accepted.push(Number(headers['webhook-id']));
      res.writeHead(204).end();
    }
  });
  const { server } = receiver;
  const { port } = server.address() as AddressInfo;
  return {
    host: receiver.host,
    url: receiver.url,
    accepted,
    faultCount: () => state.faultCount,
    async setBehavior(behavior: Behavior) {
      Object.assign(state, { behavior, faultCount: 0 });
      if (behavior === 'is down') server.close();
      for (const res of waiting) res.destroy();
      waiting.clear();
      if (behavior !== 'is down' && !server.listening) {
        server.listen(port, '127.0.0.1');
        await once(server, 'listening');
      }
    },
  };
}
