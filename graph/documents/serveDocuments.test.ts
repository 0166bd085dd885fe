import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AGREEMENT_PATH } from '../../rules/ranches/agreement';
import { serveDocuments } from './serveDocuments';

test('a document is created once, and again after a failure', async () => {
  const print = vi.fn().mockRejectedValueOnce(new Error('no font')).mockResolvedValue(Buffer.from('%PDF'));
  const app = express().set('env', 'test').use(serveDocuments(print));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${AGREEMENT_PATH}`;
  const statuses: number[] = [];
  for (let times = 0; times < 3; times++) statuses.push((await fetch(address)).status);
  expect(statuses).toEqual([500, 200, 200]);
  expect(print).toHaveBeenCalledTimes(2);
});
