import dgram from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { askNameServers, internet } from './Network';

const noAnswer = Object.assign(new Error('queryA ENODATA'), { code: 'ENODATA' });
const answering = (ipv4: string[] | Error, ipv6: string[] | Error) => {
  const answered = async (answer: string[] | Error) => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { resolve4: () => answered(ipv4), resolve6: () => answered(ipv6) } as unknown as Resolver;
};

const V4 = { address: '93.184.215.14', family: 4 };
const V6 = { address: '2606:4700::1111', family: 6 };

test.each([
  ['both IPv4 and IPv6', [V4.address], [V6.address], [V4, V6]],
  ['IPv4 alone', [V4.address], noAnswer, [V4]],
  ['IPv6 alone', noAnswer, [V6.address], [V6]],
])('a name resolves to %s', async (_, ipv4, ipv6, addresses) => {
  expect(await askNameServers('ranch.example', answering(ipv4, ipv6))).toEqual(addresses);
});

test('a name without an address fails', async () => {
  await expect(askNameServers('ranch.example', answering(noAnswer, noAnswer))).rejects.toBe(noAnswer);
});

test('name servers that do not answer time out', async () => {
  const silent = dgram.createSocket('udp4').bind(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const resolver = new Resolver({ timeout: 50, tries: 1 });
  resolver.setServers([`127.0.0.1:${silent.address().port}`]);
  await expect(askNameServers('ranch.example', resolver)).rejects.toMatchObject({ code: 'ETIMEOUT' });
});

test('a local lookup finds names that only this machine knows', async () => {
  const families = { 4: '127.0.0.1', 6: '::1' } as Record<number, string>;
  const found = await internet.resolve('localhost', true);
  expect(found.length).toBeGreaterThan(0);
  for (const { address, family } of found) expect(address).toBe(families[family]);
});
