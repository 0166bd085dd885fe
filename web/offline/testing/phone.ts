import { ApolloLink, Observable } from '@apollo/client';
import * as indexedDb from 'fake-indexeddb';
import { onTestFinished, vi } from 'vitest';
import type { Viewer } from '../../session/sessionStore';
import { fakeServer } from '../../testing/fakeServer';
import { openSession } from '../../testing/openSession';
import { attachOffline } from '../attachOffline';
import { outbox } from '../changes/outbox';
import { connection } from '../connection';
import { keptData } from '../keptData';

type Answers = Parameters<typeof fakeServer>[1];

/** A browser that can keep things. Call it first in a test. */
export async function storage(): Promise<void> {
  // They stay, because the library still looks at them while a test that has ended closes what it opened.
  for (const [name, value] of Object.entries(indexedDb)) {
    if (name.startsWith('IDB')) Reflect.set(globalThis, name, value);
  }
  vi.stubGlobal('indexedDB', new indexedDb.IDBFactory());
  await keptData.close();
  connection.startAnew();
}

/** Test files share what they import. */
async function leave(): Promise<void> {
  await outbox.open(undefined);
  await keptData.close();
  connection.startAnew();
}

/** A phone with somebody's session, whose network the test pulls and puts back. */
export async function phone(person: Viewer, answers: Answers = {}) {
  const server = fakeServer(person, answers);
  const network = { isThere: true, losesAnswers: false };
  const link = new ApolloLink((operation) => {
    if (!network.isThere) return new Observable((observer) => observer.error(new TypeError('Failed to fetch')));
    const answered = ApolloLink.execute(server.link, operation, { client: operation.client });
    if (!network.losesAnswers) return answered;
    answered.subscribe({});
    return new Observable((observer) => observer.error(new TypeError('Failed to fetch')));
  });
  onTestFinished(leave);
  openSession(link);
  const client = attachOffline();
  await keptData.claim(person, 0);
  await outbox.open(person.id);
  return { server, network, client };
}
