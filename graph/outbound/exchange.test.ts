import net from 'node:net';
import { describe, expect, test } from 'vitest';
import { failure, load } from './testing/load';
import { PUBLIC, testHost, testNetwork } from './testing/network';

describe('the time is for the whole', () => {
  const late = { message: 'The host took longer than 0.15 seconds', timedOut: true };
  const short = { timeout: 150 };

  test('a name that is never found', async () => {
    const network = testNetwork();
    network.resolve.mockReturnValue(new Promise(() => {}));
    expect(await failure(load(network, undefined, short))).toEqual(late);
  });

  test('a name that is found too late is not called', async () => {
    const network = testNetwork();
    let find!: (answers: [typeof PUBLIC]) => void;
    network.resolve.mockReturnValue(new Promise((resolve) => (find = resolve)));
    expect(await failure(load(network, undefined, short))).toEqual(late);
    find([PUBLIC]);
    await new Promise(setImmediate);
    expect(network.connect).not.toHaveBeenCalled();
  });

  test('a host that says nothing', async () => {
    expect(await failure(load(testNetwork(await testHost(() => {})), undefined, short))).toEqual(late);
  });

  test('a host that sends a byte now and then, and is hung up on', async () => {
    let closed!: () => void;
    const hungUp = new Promise<void>((resolve) => (closed = resolve));
    const host = await testHost((_req, res) => {
      const timer = setInterval(() => res.write('x'), 10);
      res.on('close', () => closed()).on('close', () => clearInterval(timer));
    });
    expect(await failure(load(testNetwork(host), undefined, short))).toEqual(late);
    await hungUp;
  });

  test('a host that sends its headers slowly', async () => {
    const host = await testHost((_req, res) => {
      const timer = setInterval(() => res.socket?.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 10);
      res.on('close', () => clearInterval(timer));
    });
    expect(await failure(load(testNetwork(host), undefined, short))).toEqual(late);
  });

  test('a host that redirects slowly', async () => {
    const host = await testHost((_req, res) => {
      setTimeout(() => res.writeHead(302, { Location: '/x.jpg' }).end(), 60);
    });
    expect(await failure(load(testNetwork(host), undefined, short))).toEqual(late);
  });
});

describe('an answer too large', () => {
  const tooLarge = { message: 'The answer is larger than 1000 bytes', timedOut: false };

  test('by what it says is not read', async () => {
    const host = await testHost((_req, res) => res.writeHead(200, { 'Content-Length': '1001' }).write('x'));
    expect(await failure(load(testNetwork(host)))).toEqual(tooLarge);
  });

  test('without an end is hung up on', async () => {
    let closed!: () => void;
    const hungUp = new Promise<void>((resolve) => (closed = resolve));
    const host = await testHost((_req, res) => {
      const timer = setInterval(() => res.write('x'.repeat(300)), 1);
      res.on('close', () => closed()).on('close', () => clearInterval(timer));
    });
    expect(await failure(load(testNetwork(host)))).toEqual(tooLarge);
    await hungUp;
  });

  test('begins past the limit', async () => {
    const network = testNetwork(await testHost((_req, res) => res.end('x'.repeat(1_000))));
    expect((await load(network)).body.length).toBe(1_000);
  });
});

test('an answer of which no byte is wanted is there with its headers, and is hung up on', async () => {
  let closed!: () => void;
  const hungUp = new Promise<void>((resolve) => (closed = resolve));
  const host = await testHost((_req, res) => {
    res.on('close', () => closed());
    res.writeHead(200, { 'Content-Encoding': 'gzip' }).write('x');
  });
  const answer = await load(testNetwork(host), undefined, { maxBytes: 0 });
  expect(answer).toMatchObject({ status: 200, headers: { 'content-encoding': 'gzip' }, body: { length: 0 } });
  await hungUp;
});

describe('an answer that is none', () => {
  test.each(['gzip', 'br', 'identity, gzip', 'x-unknown'])('packed as %s', async (encoding) => {
    const network = testNetwork(await testHost((_req, res) => res.setHeader('Content-Encoding', encoding).end('x')));
    const message = 'The host answers in an encoding that was not asked for';
    expect(await failure(load(network))).toEqual({ message, timedOut: false });
  });

  test.each([
    ['nothing', ''],
    ['another protocol', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['half a body', 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf'],
    ['another protocol from now on', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'],
    ['headers without an end', `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}`],
  ])('%s', async (_, words) => {
    const host = await testHost((_req, res) => res.socket?.end(words));
    const message = 'The host cannot be reached';
    expect(await failure(load(testNetwork(host)))).toEqual({ message, timedOut: false });
  });

  test('nobody there', async () => {
    const host = await testHost(() => {});
    const network = testNetwork(host);
    const { port } = host.address() as { port: number };
    host.close();
    network.connect.mockImplementation(() => net.connect(port, '127.0.0.1'));
    expect(await failure(load(network))).toEqual({ message: 'The host cannot be reached', timedOut: false });
  });
});
