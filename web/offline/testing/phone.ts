import { ApolloLink, Observable } from '@apollo/client';
import * as indexedDb from 'fake-indexeddb';
import { onTestFinished, vi } from 'vitest';
import type { Viewer } from '../../session/sessionStore';
import { fakeServer, openSession } from '../../testing/visit';
import { attachOffline } from '../attachOffline';
import { outbox } from '../changes/outbox';
import { connection } from '../connection';
import { storedData } from '../storedData';

type Answers = Parameters<typeof fakeServer>[1];

/** Gives the test an empty IndexedDB. Must be called first. */
export async function storage(): Promise<void> {
  // The classes stay after the test, because the idb library still uses them while it closes the test's database.
  for (const [name, value] of Object.entries(indexedDb)) {
    if (name.startsWith('IDB')) Reflect.set(globalThis, name, value);
  }
  vi.stubGlobal('indexedDB', new indexedDb.IDBFactory());
  await storedData.close();
  connection.reset();
}

/** Resets the state of modules that test files share. */
async function cleanUp(): Promise<void> {
  await outbox.open(undefined);
  await storedData.close();
  connection.reset();
}

/** Opens the app on a person's phone. The test turns the network off and on. */
export async function phone(person: Viewer, answers: Answers = {}) {
  const server = fakeServer(person, answers);
  const network = { isThere: true, losesAnswers: false };
  const link = new ApolloLink((operation) => {
    if (!network.isThere) return new Observable((observer) => observer.error(new TypeError('Failed to fetch')));
    const result = ApolloLink.execute(server.link, operation, { client: operation.client });
    if (!network.losesAnswers) return result;
    result.subscribe({});
    return new Observable((observer) => observer.error(new TypeError('Failed to fetch')));
  });
  onTestFinished(cleanUp);
  openSession(link);
  const client = attachOffline();
  await storedData.claim(person, 0);
  await outbox.open(person.id);
  return { server, network, client };
}
