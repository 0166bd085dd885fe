import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Viewer } from '../session/sessionStore';

/** An answer of the graph, as a screen got it. */
export interface KeptAnswer {
  /** The document and its variables. */
  key: string;
  data: object;
  /** When the server gave it, in milliseconds by its clock. */
  at: number;
}

/** What someone did without reception. */
export interface WaitingChange {
  /** Its place in the order in which they are sent. */
  turn: number;
  personId: string;
  /** The name of its mutation. */
  operation: string;
  variables: Record<string, unknown>;
  /** What the person did, in words. */
  title: string;
  at: number;
  /** Why the server refused it. The person then decides. */
  refusal?: string;
}

export type NewChange = Omit<WaitingChange, 'turn' | 'personId'>;

interface Person {
  viewer: Viewer;
  /** By how much the server's clock is ahead of this device's. */
  ahead: number;
}

interface Kept extends DBSchema {
  person: { key: 'person'; value: Person };
  answers: { key: string; value: KeptAnswer & { turn: number }; indexes: { turn: number } };
  changes: { key: number; value: WaitingChange };
}

type Database = IDBPDatabase<Kept>;

const NAME = 'herdline';
const VERSION = 1;

/** When there are more, those that were kept first are deleted. Their times don't decide, since a device's clock may be wrong. */
const MAX_ANSWERS = 200;

/** A browser that never answers counts as one that can't keep anything. */
const PATIENCE = 3_000;

let opened: Promise<Database> | undefined;

function open(): Promise<Database> {
  opened ??= openDB<Kept>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('person');
      db.createObjectStore('answers', { keyPath: 'key' }).createIndex('turn', 'turn');
      db.createObjectStore('changes', { keyPath: 'turn', autoIncrement: true });
    },
    // Another tab deletes what is kept.
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

/** Undefined where storage is full, forbidden or broken. Everything then works as if nothing was kept. */
async function attempt<Result>(work: (db: Database) => Promise<Result>): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, undefined);
  });
  try {
    return await Promise.race([open().then(work), late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** What one person saw and did on this device. It never holds the data of two people: the next person starts with nothing. */
export const keptData = {
  close,

  person: () => attempt((db) => db.get('person', 'person')),

  /** Keeps things for this person from now on, and deletes what another person left. */
  claim: (viewer: Viewer, ahead: number) =>
    attempt(async (db) => {
      const tx = db.transaction(['person', 'answers', 'changes'], 'readwrite');
      const before = await tx.objectStore('person').get('person');
      const [oldest] = await tx.objectStore('changes').getAll(null, 1);
      const owner = before?.viewer.id ?? oldest?.personId;
      if (owner !== undefined && owner !== viewer.id) {
        await Promise.all([tx.objectStore('answers').clear(), tx.objectStore('changes').clear()]);
      }
      await tx.objectStore('person').put({ viewer, ahead }, 'person');
      await tx.done;
      return true;
    }),

  /** Only while things are kept for this person: another tab may have signed out, or let someone else in. */
  keep: (personId: string, answer: KeptAnswer) =>
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

  /** How many answers are kept. */
  count: () => attempt((db) => db.count('answers')),

  changes: async (personId: string) =>
    (await attempt((db) => db.getAll('changes')))?.filter((change) => change.personId === personId) ?? [],

  /** Undefined if it couldn't be kept. */
  addChange: (personId: string, change: NewChange) =>
    // The database numbers it: that is its turn.
    attempt((db) => db.add('changes', { ...change, personId } as WaitingChange)),

  putChange: (change: WaitingChange) => attempt((db) => db.put('changes', change)),

  dropChange: (turn: number) => attempt((db) => db.delete('changes', turn)),

  /** Forgets what was seen, and what waits for reception unless the same person may come back for it. */
  async forget({ changes }: { changes: boolean }): Promise<void> {
    const left = await attempt(async (db) => {
      await Promise.all([db.clear('answers'), db.clear('person'), changes && db.clear('changes')]);
      return db.count('changes');
    });
    if (left) return;
    await close();
    // Waits for other tabs, which close it as well.
    indexedDB.deleteDatabase(NAME);
  },
};
