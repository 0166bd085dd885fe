import { once } from 'node:events';
import https from 'node:https';
import net from 'node:net';
import { expect, test } from 'vitest';
import { publicClient } from './publicClient';
import { OutboundFailure } from './readPublicUrl';
import { testCertificate } from './testing/certificate';
import { listening, PUBLIC, testHost, testNetwork } from './testing/network';

const certificate = testCertificate('ranch.example');

async function securedNetwork() {
  const names: (string | false | undefined)[] = [];
  const server = https.createServer(certificate, (req, res) => res.end(req.headers.host));
  server.on('secureConnection', (socket) => names.push((socket as { servername?: string }).servername));
  return { network: testNetwork(await listening(server)), names };
}

const load = (network: Parameters<typeof publicClient>[0], url: string, timeout = 5_000) =>
  publicClient(network).request(url, { timeout, maxBytes: 1_000 });

test('TLS verifies the host name while connecting to the address that was checked', async () => {
  const { network, names } = await securedNetwork();
  const { body } = await load({ network: { ...network, ca: certificate.cert } }, 'https://ranch.example/x.jpg');
  expect(body.toString()).toBe('ranch.example');
  expect(names).toEqual(['ranch.example']);
  expect(network.connect.mock.calls).toEqual([[{ address: PUBLIC.address, port: 443 }]]);
});

test.each(['https://other.example/', `https://${PUBLIC.address}/`])(
  'a certificate for another name is refused: %s',
  async (url) => {
    const { network } = await securedNetwork();
    const loading = load({ network: { ...network, ca: certificate.cert } }, url);
    await expect(loading).rejects.toThrow(new OutboundFailure('The host has no valid certificate'));
  },
);

test('a self-signed certificate is refused', async () => {
  const { network } = await securedNetwork();
  const loading = load({ network }, 'https://ranch.example/');
  await expect(loading).rejects.toThrow(new OutboundFailure('The host has no valid certificate'));
});

test('a host that does not speak TLS fails', async () => {
  const network = testNetwork(await testHost((_req, res) => res.end('plain')));
  await expect(load({ network }, 'https://ranch.example/')).rejects.toThrow(OutboundFailure);
});

test('a host that never answers the TLS handshake is disconnected', async () => {
  const silent = await listening(net.createServer());
  const connected = once(silent, 'connection');
  const loading = load({ network: testNetwork(silent) }, 'https://ranch.example/', 150);
  await expect(loading).rejects.toMatchObject({ timedOut: true });
  const [socket] = await connected;
  if (!socket.destroyed) await once(socket.resume(), 'close');
});
