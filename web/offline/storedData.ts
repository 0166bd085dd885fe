import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Viewer } from '../session/sessionStore';

export interface StoredResponse {
  /** Consists of the document's id and the variables. */
  key: string;
  data: object;
  /** When the server sent the response, in milliseconds of the server's time. */
  at: number;
}

/** A change that someone made without reception. */
export interface WaitingChange {
  /** Changes are sent in ascending order of this number. */
  turn: number;
  personId: string;
  operation: string;
  variables: Record<string, unknown>;
  /** Describes the change to the person. */
  title: string;
  at: number;
  /** Why the server refused the change. The person decides whether to send it again. */
  refusal?: string;
}

export type NewChange = Omit<WaitingChange, 'turn' | 'personId'>;

interface Person {
  viewer: Viewer;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  ahead: number;
}

interface Stores extends DBSchema {
  person: { key: 'person'; value: Person };
  answers: { key: string; value: StoredResponse & { turn: number }; indexes: { turn: number } };
  changes: { key: number; value: WaitingChange };
}

type Database = IDBPDatabase<Stores>;

const NAME = 'herdline';
const VERSION = 1;

/** Beyond this limit, the response with the lowest `turn` is deleted, since times could be wrong with the device's clock. */
const MAX_ANSWERS = 200;

/** How long to wait for the database, in milliseconds. After that, it counts as unavailable. */
const TIMEOUT = 3_000;

let opened: Promise<Database> | undefined;

function open(): Promise<Database> {
  opened ??= openDB<Stores>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('person');
      db.createObjectStore('answers', { keyPath: 'key' }).createIndex('turn', 'turn');
      db.createObjectStore('changes', { keyPath: 'turn', autoIncrement: true });
    },
    // Lets another tab delete the database.
    blocking: () => void close(),
    terminated: () => void close(),
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

async function close(): Promise<void> {
  const closing = opened;
  opened = undefined;
  (await closing)?.close();
}

/** Returns undefined if storage is full, forbidden or broken, so that the app works without it. */
async function attempt<Result>(work: (db: Database) => Promise<Result>): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT, undefined);
  });
  try {
    return await Promise.race([open().then(work), timeout]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** The data that one person saw and the changes that they made, stored on this device. It never holds data of two people. */
export const storedData = {
  close,

  person: () => attempt((db) => db.get('person', 'person')),

  /** Makes this person the one whose data is stored, and deletes the data of any other person. */
  claim: (viewer: Viewer, ahead: number) =>
    attempt(async (db) => {
      const tx = db.transaction(['person', 'answers', 'changes'], 'readwrite');
      const previous = await tx.objectStore('person').get('person');
      const [oldest] = await tx.objectStore('changes').getAll(null, 1);
      const owner = previous?.viewer.id ?? oldest?.personId;
      if (owner !== undefined && owner !== viewer.id) {
        await Promise.all([tx.objectStore('answers').clear(), tx.objectStore('changes').clear()]);
      }
      await tx.objectStore('person').put({ viewer, ahead }, 'person');
      await tx.done;
      return true;
    }),

  /** Stores a response, unless the person has signed out or someone else has signed in in another tab. */
  keep: (personId: string, answer: StoredResponse) =>
    attempt(async (db) => {
      const tx = db.transaction(['person', 'answers'], 'readwrite');
      if ((await tx.objectStore('person').get('person'))?.viewer.id !== personId) return;
      const answers = tx.objectStore('answers');
      const newest = await answers.index('turn').openKeyCursor(null, 'prev');
      await answers.put({ ...answer, turn: (newest?.key ?? 0) + 1 });
      if ((await answers.count()) > MAX_ANSWERS) await (await answers.index('turn').openCursor())?.delete();
      await tx.done;
    }),

  find: (personId: string, key: string) =>
    attempt(async (db) => {
      const tx = db.transaction(['person', 'answers']);
      if ((await tx.objectStore('person').get('person'))?.viewer.id !== personId) return undefined;
      return tx.objectStore('answers').get(key);
    }),

  /** Returns how many responses are stored. */
  count: () => attempt((db) => db.count('answers')),

  changes: async (personId: string) =>
    (await attempt((db) => db.getAll('changes')))?.filter((change) => change.personId === personId) ?? [],

  /** Returns undefined if the change couldn't be stored. */
  addChange: (personId: string, change: NewChange) =>
    // The database assigns `turn`.
    attempt((db) => db.add('changes', { ...change, personId } as WaitingChange)),

  putChange: (change: WaitingChange) => attempt((db) => db.put('changes', change)),

  dropChange: (turn: number) => attempt((db) => db.delete('changes', turn)),

  /** Deletes stored responses. Deletes waiting changes too if `changes` is true. */
  async forget({ changes }: { changes: boolean }): Promise<void> {
    const left = await attempt(async (db) => {
      await Promise.all([db.clear('answers'), db.clear('person'), changes && db.clear('changes')]);
      return db.count('changes');
    });
    if (left) return;
    await close();
    // The browser deletes the database when all other tabs have closed it. Some browsers have none in private windows.
    globalThis.indexedDB?.deleteDatabase(NAME);
  },
};
