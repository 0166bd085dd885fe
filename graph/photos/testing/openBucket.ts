import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PhotoBucket } from '../../config';

/** A minimal S3 service for photos on this machine. It accepts every signature. */
export async function openBucket({ isFull = false } = {}) {
  const objects = new Map<string, { body: Buffer; type: string | undefined; signed: string | undefined }>();
  const server = createServer(async (req, res) => {
    const [key = ''] = (req.url ?? '').split('?');
    if (req.method === 'PUT' && isFull) {
      req.resume();
      res.writeHead(507, { 'Content-Type': 'application/xml' });
      return res.end('<?xml version="1.0"?><Error><Code>XMinioStorageFull</Code><Message>Full</Message></Error>');
    }
    if (req.method === 'PUT') {
      const { 'content-type': type, authorization: signed } = req.headers;
      objects.set(key, { body: await buffer(req), type, signed });
    }
    if (req.method === 'DELETE') {
      objects.delete(key);
      res.statusCode = 204;
    }
    const found = req.method === 'GET' ? objects.get(key) : undefined;
    if (found) return res.end(found.body);
    if (req.method !== 'GET') return res.end();
    res.writeHead(404, { 'Content-Type': 'application/xml' });
    res.end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>There is none</Message></Error>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.close();
    server.closeAllConnections();
  };
  const photoBucket: PhotoBucket = {
    bucket: 'herd',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'eu-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  };
  return { objects, photoBucket, close };
}
