import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** As much of a mail server as a test needs: keeps what it is given, or turns everyone away. */
export async function testMailServer(answerToRecipient = '250 OK') {
  const manner = { answerToRecipient, messages: [] as string[] };
  const server = createServer((socket) => converse(socket, manner));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages: manner.messages,
    acceptAll: () => {
      manner.answerToRecipient = '250 OK';
    },
    close: () => server.close(),
  };
}

/** One that greets and then says nothing more. */
export async function silentMailServer() {
  const server = createServer((socket) => socket.on('error', () => {}).write('220 test\r\n'));
  const reached = once(server, 'connection').then(([socket]) => socket as Socket);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.close();
    (await reached).destroy();
  };
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, reached, close };
}

function converse(socket: Socket, manner: { answerToRecipient: string; messages: string[] }): void {
  let message: string | null = null;
  const reply = (line: string) => socket.write(`${line}\r\n`);
  const answer = (text: string) => {
    if (message !== null) {
      message += text;
      if (!message.endsWith('\r\n.\r\n')) return;
      manner.messages.push(message);
      message = null;
      reply('250 OK');
    } else if (/^RCPT/i.test(text)) reply(manner.answerToRecipient);
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
