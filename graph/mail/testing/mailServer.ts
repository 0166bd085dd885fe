import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Each message is answered after `mayAnswer` resolves. */
type Behavior = { answerToRecipient: string; messages: string[]; mayAnswer: Promise<void> };

/** A minimal mail server that stores messages or refuses them. */
export async function testMailServer(answerToRecipient = '250 OK') {
  const behavior: Behavior = { answerToRecipient, messages: [], mayAnswer: Promise.resolve() };
  const server = createServer((socket) => answerSmtp(socket, behavior));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages: behavior.messages,
    acceptAll: () => {
      behavior.answerToRecipient = '250 OK';
    },
    /** Holds back the answers to messages until the returned function is called. */
    hold() {
      let release = () => {};
      behavior.mayAnswer = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    close: () => server.close(),
  };
}

/** A mail server that greets and then never answers. `hangUp` closes all connections, also later ones. */
export async function silentMailServer() {
  const sockets: Socket[] = [];
  let hangsUp = false;
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {}).write('220 test\r\n');
    if (hangsUp) socket.destroy();
  });
  const reached = once(server, 'connection');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sockets,
    reached,
    hangUp() {
      hangsUp = true;
      for (const socket of sockets) socket.destroy();
    },
    close: () => server.close(),
  };
}

function answerSmtp(socket: Socket, behavior: Behavior): void {
  let message: string | null = null;
  const reply = (line: string) => socket.write(`${line}\r\n`);
  const answer = (text: string) => {
    if (message !== null) {
      message += text;
      if (!message.endsWith('\r\n.\r\n')) return;
      behavior.messages.push(message);
      message = null;
      void behavior.mayAnswer.then(() => reply('250 OK'));
    } else if (/^RCPT/i.test(text)) reply(behavior.answerToRecipient);
    else if (/^DATA/i.test(text)) {
      message = '';
      reply('354 Go on');
    } else reply('250 OK');
  };
  socket
    .setEncoding('utf8')
    .on('data', answer)
    .on('error', () => {});
  reply('220 test');
}
