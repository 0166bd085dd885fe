import net from 'node:net';
import { describe, expect, test } from 'vitest';
import { failure, load } from './testing/load';
import { PUBLIC, testHost, testNetwork } from './testing/network';

describe('the timeout covers', () => {
  const late = { message: 'The host took longer than 0.15 seconds', timedOut: true };
  const short = { timeout: 150 };

  test('a lookup that never ends', async () => {
    const network = testNetwork();
    network.resolve.mockReturnValue(new Promise(() => {}));
    expect(await failure(load(network, undefined, short))).toEqual(late);
  });

  test('a lookup that ends too late, and the host is not called afterwards', async () => {
    const network = testNetwork();
    let find!: (answers: [typeof PUBLIC]) => void;
    network.resolve.mockReturnValue(new Promise((resolve) => (find = resolve)));
    expect(await failure(load(network, undefined, short))).toEqual(late);
    find([PUBLIC]);
    await new Promise(setImmediate);
    expect(network.connect).not.toHaveBeenCalled();
  });

  test('a host that never answers', async () => {
    expect(await failure(load(testNetwork(await testHost(() => {})), undefined, short))).toEqual(late);
  });

  test('a host that sends its body slowly, and its connection is closed', async () => {
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

describe('an answer', () => {
  const tooLarge = { message: 'The answer is larger than 1000 bytes', timedOut: false };

  test('whose Content-Length is over the limit is refused', async () => {
    const host = await testHost((_req, res) => res.writeHead(200, { 'Content-Length': '1001' }).write('x'));
    expect(await failure(load(testNetwork(host)))).toEqual(tooLarge);
  });

  test('without an end is refused, and its connection is closed', async () => {
    let closed!: () => void;
    const hungUp = new Promise<void>((resolve) => (closed = resolve));
    const host = await testHost((_req, res) => {
      const timer = setInterval(() => res.write('x'.repeat(300)), 1);
      res.on('close', () => closed()).on('close', () => clearInterval(timer));
    });
    expect(await failure(load(testNetwork(host)))).toEqual(tooLarge);
    await hungUp;
  });

  test('of exactly the limit is accepted', async () => {
    const network = testNetwork(await testHost((_req, res) => res.end('x'.repeat(1_000))));
    expect((await load(network)).body.length).toBe(1_000);
  });
});

test('a request with maxBytes 0 gets status and headers, and the connection is closed', async () => {
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

describe('a request fails when', () => {
  test.each(['gzip', 'br', 'identity, gzip', 'x-unknown'])('the answer is encoded as %s', async (encoding) => {
    const network = testNetwork(await testHost((_req, res) => res.setHeader('Content-Encoding', encoding).end('x')));
    const message = 'The host answers in an encoding that was not asked for';
    expect(await failure(load(network))).toEqual({ message, timedOut: false });
  });

  test.each([
    ['the host sends nothing', ''],
    ['the host speaks another protocol', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['the host sends half a body', 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf'],
    ['the host switches protocols', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'],
    ['the host sends endless headers', `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}`],
  ])('%s', async (_, words) => {
    const host = await testHost((_req, res) => res.socket?.end(words));
    const message = 'The host cannot be reached';
    expect(await failure(load(testNetwork(host)))).toEqual({ message, timedOut: false });
  });

  test('nobody listens at the address', async () => {
    const host = await testHost(() => {});
    const network = testNetwork(host);
    const { port } = host.address() as { port: number };
    host.close();
    network.connect.mockImplementation(() => net.connect(port, '127.0.0.1'));
    expect(await failure(load(network))).toEqual({ message: 'The host cannot be reached', timedOut: false });
  });
});
