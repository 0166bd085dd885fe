import http from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { publicClient } from './publicClient';
import { AddressRefusal } from './readPublicUrl';
import { REFUSED_LITERALS } from './testing/addresses';
import { failure, load, SETTINGS } from './testing/load';
import { PUBLIC, testHost, testNetwork } from './testing/network';

const PRIVATE = { address: '10.0.0.1', family: 4 };
const ipv6 = (address: string) => ({ address, family: 6 });

/** Encodes text as hosts do in headers: Node writes each character as one byte. */
const latin1 = (text: string) => Buffer.from(text).toString('latin1');

/** Makes Node's global agent fail, because it applies settings of the environment such as a proxy. */
function withoutAgent() {
  const agent = http.globalAgent;
  onTestFinished(() => {
    http.globalAgent = agent;
  });
  http.globalAgent = new http.Agent();
  Object.assign(http.globalAgent, {
    addRequest: () => {
      throw new Error('no agent was to be asked');
    },
  });
}

describe('no name is looked up and no socket is opened for', () => {
  test.each(REFUSED_LITERALS)('%s %j', async (_, url) => {
    const network = testNetwork();
    await expect(load(network, url)).rejects.toThrow(AddressRefusal);
    expect(network.resolve).not.toHaveBeenCalled();
    expect(network.connect).not.toHaveBeenCalled();
  });

  // The literals that a header can contain, without relative ones.
  const whole = REFUSED_LITERALS.filter(([, url]) => /^[a-z]+:[^\p{Cc}]*$/u.test(url));
  const ofProtocol = whole.flatMap(([what, url]) => (/^http:[/\\]{2}/.test(url) ? [[what, url.slice(5)]] : []));
  const odd = [
    '//\\8.8.8.8./',
    '/\\8.8.8.8./',
    '\\\\8.8.8.8./',
    '//0x8.0x8.0x8.0x8/',
    '//@8.8.8.8/',
    '///8.8.8.8/',
    '//[',
    '//',
  ];
  const locations = [...whole, ...ofProtocol, ...odd.map((url) => ['an odd address', url])];
  test.each(locations as [string, string][])('a redirect to %s %j', async (_, url) => {
    const host = await testHost((_req, res) => res.writeHead(302, { Location: latin1(url) }).end());
    const network = testNetwork(host);
    await expect(load(network)).rejects.toThrow(AddressRefusal);
    expect(network.resolve).toHaveBeenCalledTimes(1);
    expect(network.connect.mock.calls).toEqual([[{ address: PUBLIC.address, port: 80 }]]);
  });
});

describe('no socket is opened when a name resolves to', () => {
  test.each([
    ['a private address', [PRIVATE]],
    ['loopback', [{ address: '127.0.0.1', family: 4 }]],
    ['a metadata address', [{ address: '169.254.169.254', family: 4 }]],
    ['IPv6 loopback', [ipv6('::1')]],
    ['an IPv4-mapped address', [ipv6('::ffff:93.184.215.14')]],
    ['a NAT64 address', [ipv6('64:ff9b::5db8:d70e')]],
    ['a link-local address', [ipv6('fe80::1%eth0')]],
    ['a public address, then a private one', [PUBLIC, PRIVATE]],
    ['a private address, then a public one', [PRIVATE, PUBLIC]],
    ['a public IPv4 and a unique-local IPv6', [PUBLIC, ipv6('fd00::1')]],
    ['something that is no address', [{ address: 'localhost', family: 4 }]],
  ])('%s', async (_, answers) => {
    const network = testNetwork(undefined, answers);
    await expect(load(network)).rejects.toThrow(new AddressRefusal("This host isn't on the public internet"));
    expect(network.resolve).toHaveBeenCalledTimes(1);
    expect(network.connect).not.toHaveBeenCalled();
  });

  test('nothing', async () => {
    const network = testNetwork(undefined, []);
    expect(await failure(load(network))).toMatchObject({ message: 'The host cannot be found' });
    network.resolve.mockRejectedValue(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }));
    expect(await failure(load(network))).toMatchObject({ message: 'The host cannot be found' });
    expect(network.connect).not.toHaveBeenCalled();
  });
});

describe('the address that was checked is the one that is called', () => {
  test('even if a second lookup would give a private address', async () => {
    const host = await testHost((req, res) => res.end(req.headers.host));
    const network = testNetwork(host, [PUBLIC], [PRIVATE]);
    expect((await load(network)).body.toString()).toBe('ranch.example');
    expect(network.resolve.mock.calls).toEqual([['ranch.example', false]]);
    expect(network.connect.mock.calls).toEqual([[{ address: PUBLIC.address, port: 80 }]]);
  });

  test('also for each redirect, which is looked up and checked again even on the same host', async () => {
    const host = await testHost((_req, res) => res.writeHead(302, { Location: '/next.jpg' }).end());
    const network = testNetwork(host, [PUBLIC], [PRIVATE]);
    await expect(load(network)).rejects.toThrow(AddressRefusal);
    expect(network.connect).toHaveBeenCalledTimes(1);
  });

  test('without a lookup when the URL holds an IP address', async () => {
    const network = testNetwork(await testHost((req, res) => res.end(req.headers.host)));
    expect((await load(network, 'http://[2606:4700::1111]/')).body.toString()).toBe('[2606:4700::1111]');
    expect(network.resolve).not.toHaveBeenCalled();
    expect(network.connect.mock.calls).toEqual([[{ address: '2606:4700::1111', port: 80 }]]);
  });
});

describe('of several resolved addresses', () => {
  const v6 = ipv6('2606:4700::1111');
  test.each([
    ['an IPv4 address is called', [v6, PUBLIC], PUBLIC.address],
    ['an IPv6 address is called if there is no other', [v6], v6.address],
  ])('%s', async (_, answers, address) => {
    const network = testNetwork(await testHost((_req, res) => res.end()), answers);
    await load(network);
    expect(network.connect.mock.calls).toEqual([[{ address, port: 80 }]]);
  });
});

describe('an internal error is not reported as a failure of the host', () => {
  const fault = new Error('no such thing');

  test('when a name is looked up', async () => {
    const network = testNetwork();
    network.resolve.mockRejectedValue(fault);
    await expect(load(network)).rejects.toBe(fault);
  });

  test('when a socket is opened', async () => {
    const network = testNetwork();
    network.connect.mockImplementation(() => {
      throw fault;
    });
    await expect(load(network)).rejects.toBe(fault);
  });
});

describe('a request', () => {
  test('sends its method, body and headers, and nothing about this machine', async () => {
    withoutAgent();
    const host = await testHost(async (req, res) => {
      const chunks = await req.toArray();
      res.setHeader('Set-Cookie', 'known=1').writeHead(201);
      res.end(
        JSON.stringify({ url: req.url, method: req.method, headers: req.headers, body: `${Buffer.concat(chunks)}` }),
      );
    });
    const client = publicClient({ network: testNetwork(host), publicUrl: 'https://herdline.example' });
    for (let time = 1; time <= 2; time++) {
      const { status, headers, body } = await client.request('http://ranch.example/hook?a=b#c', {
        ...SETTINGS,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'webhook-id': '7' },
        body: '{"ä":1}',
      });
      expect({ status, cookie: headers['set-cookie'] }).toEqual({ status: 201, cookie: ['known=1'] });
      expect(JSON.parse(body.toString())).toEqual({
        url: '/hook?a=b',
        method: 'POST',
        body: '{"ä":1}',
        headers: {
          host: 'ranch.example',
          'user-agent': 'Herdline/1 (+https://herdline.example)',
          'accept-encoding': 'identity',
          'content-type': 'application/json',
          'content-length': '8',
          'webhook-id': '7',
          connection: 'close',
        },
      });
    }
  });

  test('reaches a private host only if the allow list has it with its port', async () => {
    const network = testNetwork(await testHost((req, res) => res.end(req.headers.host)), [PRIVATE]);
    const client = publicClient({ network, allow: ['receiver.internal:9000'] });
    const { body } = await client.request('http://receiver.internal:9000/hook', SETTINGS);
    expect(body.toString()).toBe('receiver.internal:9000');
    expect(network.resolve.mock.calls).toEqual([['receiver.internal', true]]);
    expect(network.connect.mock.calls).toEqual([[{ address: PRIVATE.address, port: 9000 }]]);
    await expect(client.request('http://ranch.example/', SETTINGS)).rejects.toThrow(AddressRefusal);
    await expect(client.request('http://receiver.internal:9001/', SETTINGS)).rejects.toThrow(AddressRefusal);
  });
});

describe('redirects', () => {
  const redirecting = (times: number) =>
    testHost((req, res) => {
      const number = Number(new URL(req.url!, 'http://ranch.example').searchParams.get('n'));
      if (number === times) return res.end('arrived');
      return res.writeHead(302, { Location: `?n=${number + 1}` }).end();
    });

  test('are followed three times', async () => {
    const network = testNetwork(await redirecting(3));
    expect((await load(network, 'http://ranch.example/?n=0')).body.toString()).toBe('arrived');
    expect(network.connect).toHaveBeenCalledTimes(4);
  });

  test('are not followed a fourth time', async () => {
    const network = testNetwork(await redirecting(4));
    const message = 'The host redirects more than 3 times';
    expect(await failure(load(network, 'http://ranch.example/?n=0'))).toEqual({ message, timedOut: false });
    expect(network.connect).toHaveBeenCalledTimes(4);
  });

  test.each([301, 302, 303, 307, 308])('with status %i end after three in a loop', async (status) => {
    const network = testNetwork(await testHost((_req, res) => res.writeHead(status, { Location: '/x.jpg' }).end()));
    expect(await failure(load(network))).toMatchObject({ message: 'The host redirects more than 3 times' });
    expect(network.connect).toHaveBeenCalledTimes(4);
  });

  test('fail when they lead to no valid address', async () => {
    for (const location of ['/\t/134744072/', 'ht\ttp://134744072/']) {
      const network = testNetwork(await testHost((_req, res) => res.writeHead(302, { Location: location }).end()));
      expect(await failure(load(network))).toMatchObject({ message: 'The host redirects to no address' });
      expect(network.connect).toHaveBeenCalledTimes(1);
    }
  });

  test('are not followed with a body or with maxRedirects 0', async () => {
    const network = testNetwork(await testHost((_req, res) => res.writeHead(307, { Location: '/other' }).end()));
    expect(await load(network, undefined, { method: 'POST', body: 'secret' })).toMatchObject({ status: 307 });
    expect(await load(network, undefined, { maxRedirects: 0 })).toMatchObject({ status: 307 });
    expect(network.connect).toHaveBeenCalledTimes(2);
  });
});
