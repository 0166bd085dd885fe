import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import express, { type Request, type RequestHandler } from 'express';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readViewer } from '../accounts/readViewer';
import { answerErrors } from '../http/answerErrors';
import { testConfig, testGraph } from '../testing/graph';
import { recordingSession } from '../testing/recordingSession';
import { temporaryDirectory } from '../testing/temporaryDirectory';
import { receivePhotos } from './receivePhotos';
import { openPhotoStore } from './store/openPhotoStore';
import { samplePhoto } from './testing/samplePhotos';

const { db, make } = await testGraph();
const log = pino({ level: 'silent' });

/** Receives uploads by the owner of a new ranch. `/hurried` allows a body 50 ms, and `/held` waits for `admit`. */
async function receiver() {
  const { owner } = await make.rancher();
  const files = temporaryDirectory();
  const store = openPhotoStore({ ...testConfig, dataDir: files.path }, log);
  const session = recordingSession();
  const contextOf = async () => {
    const viewer = await readViewer(db, owner.id);
    return { db, config: testConfig, log, viewer, session, address: '127.0.0.1' };
  };
  const arrived: { req: Request; handled: unknown }[] = [];
  let admit = () => {};
  const admission = new Promise<void>((resolve) => {
    admit = resolve;
  });
  const holding = receivePhotos({ db, store, contextOf: () => admission.then(contextOf) });
  const hold: RequestHandler = (req, res, next) => {
    const handled = holding(req, res, next);
    arrived.push({ req, handled });
    return handled;
  };
  const app = express();
  app.post('/photos', receivePhotos({ db, store, contextOf }));
  app.post('/hurried', receivePhotos({ db, store, contextOf, bodyTime: 50 }));
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
  const begin = (path: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST ${path} HTTP/1.1\r\nHost: herdline.test\r\nContent-Length: 100\r\n\r\nabc`);
    return socket;
  };
  const send = async () => {
    const body = new Uint8Array(await samplePhoto());
    return fetch(`http://127.0.0.1:${port}/photos`, { method: 'POST', body });
  };
  return { server, arrived, admit, begin, send };
}

test('a client that disconnects while waiting takes no slot', async () => {
  const { server, arrived, admit, begin, send } = await receiver();
  for (const place of [0, 1]) {
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

test('a client that disconnects while sending frees its slot', async () => {
  const { arrived, admit, begin, send } = await receiver();
  admit();
  const senders = [begin('/held'), begin('/held')];
  await vi.waitFor(() => expect(arrived.map(({ req }) => req.readableFlowing)).toEqual([true, true]));
  expect((await send()).status).toBe(503);
  for (const sender of senders) sender.destroy();
  await Promise.allSettled(arrived.map(({ handled }) => handled));
  expect((await send()).status).toBe(201);
});

test('a body that does not arrive in time is refused, its connection closed and its slot freed', async () => {
  const { begin, send } = await receiver();
  const answers = await Promise.all(['/hurried', '/hurried'].map((path) => text(begin(path))));
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 .*The photo took too long to arrive/s);
  expect((await send()).status).toBe(201);
});
