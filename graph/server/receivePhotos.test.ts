import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import express, { type Request, type RequestHandler } from 'express';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readViewer } from '../accounts/readViewer';
import { answerErrors } from '../http/answerErrors';
import { openPhotoStore } from '../photos/store/openPhotoStore';
import { samplePhoto } from '../photos/testing/samplePhotos';
import { recordingSession, testConfig, testGraph } from '../testing/graph';
import { temporaryDirectory } from '../testing/temporaryDirectory';
import { receivePhotos } from './receivePhotos';

const { db, make } = await testGraph();
const log = pino({ level: 'silent' });

/**
 * Receives uploads by the owner of a new ranch, or by the person in the header `person`. `/held` waits for `admit`, and its bodies
 * have as much time as they want. `/hurried` allows a body 50 ms, `/checked` checks its pace after as long, and `/crowded` knows
 * the pace of a body at once.
 */
async function receiver() {
  const { owner } = await make.rancher();
  const files = temporaryDirectory();
  const store = openPhotoStore({ ...testConfig, dataDir: files.path }, log);
  const session = recordingSession();
  const contextOf = async ({ headers }: IncomingMessage) => {
    const viewer = await readViewer(db, Number(headers.person ?? owner.id));
    return { db, config: testConfig, log, viewer, session, address: '127.0.0.1' };
  };
  const arrived: { req: Request; handled: unknown }[] = [];
  let admit = () => {};
  const admission = new Promise<void>((resolve) => {
    admit = resolve;
  });
  const given = { db, store, contextOf };
  const patient = { ...given, times: { begin: 60_000 } };
  const holding = receivePhotos({ ...patient, contextOf: (req) => admission.then(() => contextOf(req)) });
  const hold: RequestHandler = (req, res, next) => {
    const handled = holding(req, res, next);
    arrived.push({ req, handled });
    return handled;
  };
  const app = express();
  app.post('/photos', receivePhotos(patient));
  app.post('/hurried', receivePhotos({ ...given, times: { body: 50 } }));
  app.post('/checked', receivePhotos({ ...given, times: { check: 50, begin: 0 } }));
  app.post('/crowded', receivePhotos({ ...given, times: { begin: 0 } }));
  app.post('/held', hold);
  app.use(answerErrors(log));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
    files.remove();
  });
  const { port } = server.address() as AddressInfo;
  /** Sends the first three of a hundred bytes. */
  const begin = (path: string, person = owner.id) => {
    const socket = connect(port, '127.0.0.1');
    const headers = `Host: herdline.test\r\nPerson: ${person}\r\nContent-Length: 100`;
    socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\n\r\nabc`);
    return socket;
  };
  const send = async (path = '/photos') => {
    const body = new Uint8Array(await samplePhoto());
    return fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body });
  };
  return { server, arrived, admit, begin, send };
}

test('a client that disconnects while waiting takes no place', async () => {
  const { server, arrived, admit, begin, send } = await receiver();
  for (const place of [0, 1, 2, 3]) {
    const asked = once(server, 'request');
    const sender = begin('/held');
    await asked;
    const gone = new Promise((resolve) => arrived[place]!.req.once('close', resolve));
    sender.destroy();
    await gone;
  }
  admit();
  await Promise.all(arrived.map(({ handled }) => handled));
  expect((await send()).status).toBe(201);
});

test('a client that disconnects while sending frees its place', async () => {
  const { arrived, admit, begin, send } = await receiver();
  admit();
  const senders = [1, 2, 3, 4].map(() => begin('/held'));
  await vi.waitFor(() => expect(arrived.filter(({ req }) => req.readableFlowing)).toHaveLength(4));
  expect((await send()).status).toBe(503);
  for (const sender of senders) sender.destroy();
  await Promise.allSettled(arrived.map(({ handled }) => handled));
  expect((await send()).status).toBe(201);
});

test.each(['/hurried', '/checked'])(
  'a body that arrives too slowly (%s) is refused, its connection closed and its place freed',
  async (path) => {
    const { begin, send } = await receiver();
    const answers = await Promise.all([1, 2, 3, 4].map(() => text(begin(path))));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 .*The photo took too long to arrive/s);
    expect((await send()).status).toBe(201);
  },
);

test('ranches that send slowly, together from one address, stop nobody from uploading', async () => {
  const { server, begin, send } = await receiver();
  const ranches = await Promise.all([1, 2, 3, 4].map(() => make.rancher()));
  const answers = ranches.flatMap(({ owner }) => [1, 2, 3, 4].map(() => text(begin('/crowded', owner.id))));
  let first = '';
  void Promise.race(answers).then((answer) => {
    first = answer;
  });
  const statuses = new Set<number>();
  // Uploads until all places of the address were taken.
  const uploaded = async () => {
    statuses.add((await send('/crowded')).status);
    return first;
  };
  await expect.poll(uploaded, { timeout: 20_000 }).toMatch(/^HTTP\/1\.1 408 /);
  expect([...statuses]).toEqual([201]);
  server.closeAllConnections();
  await Promise.all(answers);
});
