import { ApolloLink, Observable } from '@apollo/client';
import * as indexedDb from 'fake-indexeddb';
import { onTestFinished, vi } from 'vitest';
import type { Viewer } from '../../session/sessionStore';
import { fakeServer } from '../../testing/fakeServer';
import { openSession } from '../../testing/openSession';
import { attachOffline } from '../attachOffline';
import { outbox } from '../changes/outbox';
import { connection } from '../connection';
import { storedData } from '../storedData';

type Answers = Parameters<typeof fakeServer>[1];

/** Gives the test an empty IndexedDB. Call it first in a test. */
export async function storage(): Promise<void> {
  // These classes are never removed, because the idb library still uses them while an ended test closes its database.
  for (const [name, value] of Object.entries(indexedDb)) {
    if (name.startsWith('IDB')) Reflect.set(globalThis, name, value);
  }
  vi.stubGlobal('indexedDB', new indexedDb.IDBFactory());
  await storedData.close();
  connection.reset();
}

/** Resets the modules, which test files share. */
async function cleanUp(): Promise<void> {
  await outbox.open(undefined);
  await storedData.close();
  connection.reset();
}

/** A phone with a person's session. The test turns its network off and on. */
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
