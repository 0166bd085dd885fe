import type { ApolloClient } from '@apollo/client';
import type { ErrorCode } from '../../../rules/errorCodes';
import { codeOf, messageOf } from '../../errors/graphErrors';
import { refetchShown } from '../otherTabs';
import { type NewChange, storedData, type WaitingChange } from '../storedData';
import { CHANGE_KINDS } from './changeKinds';

import { patchesOf } from './withWaiting';

/** The errors that refuse a change for good. After any other error, the change is sent again later. */
const REFUSALS: (ErrorCode | undefined)[] = [
  'BAD_USER_INPUT',
  'CONFLICT',
  'FORBIDDEN',
  'IDEMPOTENCY_MISMATCH',
  'NOT_FOUND',
];

/** How long to wait for a response, in milliseconds. Sending again is safe, because the server makes a change only once. */
const SEND_TIMEOUT = 30_000;

const LOCK = 'herdline.changes';

let personId: string | undefined;
let changes: readonly WaitingChange[] = [];
let sending: Promise<void> | undefined;
const listeners = new Set<() => void>();

const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(LOCK) : undefined;
if (otherTabs) otherTabs.onmessage = () => void read();

async function read(): Promise<void> {
  changes = personId === undefined ? [] : await storedData.changes(personId);
  for (const listener of listeners) listener();
}

async function readEverywhere(): Promise<void> {
  await read();
  otherTabs?.postMessage(null);
}

/** The changes that a person made without reception, in the order in which they are sent. All tabs of a browser share it. */
export const outbox = {
  changes: () => changes,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** Sets the person whose changes are shown and sent. */
  async open(newPersonId: string | undefined): Promise<void> {
    personId = newPersonId;
    await read();
  },

  /** Stores a change on this device and shows it as if it was made. Returns false if it can't be stored. */
  async add(client: ApolloClient, change: NewChange): Promise<boolean> {
    const isStored = personId !== undefined && (await storedData.addChange(personId, change)) !== undefined;
    if (!isStored) return false;
    await readEverywhere();
    showChanges(client);
    return true;
  },

  async discard(client: ApolloClient, { turn }: WaitingChange): Promise<void> {
    await storedData.dropChange(turn);
    await readEverywhere();
    // The cache still shows the change.
    await refetchShown(client);
  },

  /** Makes a refused change wait again, with the given variables replaced. */
  async retry({ refusal: _, ...change }: WaitingChange, variables: Record<string, unknown> = {}): Promise<void> {
    await storedData.putChange({ ...change, variables: { ...change.variables, ...variables } });
    await readEverywhere();
  },

  /** Sends waiting changes in order, and stops at the first that can't be sent. Only one tab of a browser sends at a time. */
  send(client: ApolloClient): Promise<void> {
    sending ??= withLock(() => sendAll(client)).finally(() => {
      sending = undefined;
    });
    return sending;
  },
};

/** Returns whether the change still waits to be sent, which a refused change doesn't. */
export const waits = ({ refusal }: WaitingChange) => refusal === undefined;

function showChanges({ cache }: ApolloClient): void {
  for (const [id, fields] of patchesOf(changes)) {
    const modifiers = Object.entries(fields).map(([name, value]) => [name, () => value] as const);
    cache.modify({ id, fields: Object.fromEntries(modifiers) });
  }
}

/** Runs `work` in one tab at a time. Without Web Locks, two tabs may send a change, which the server makes once by its key. */
const withLock = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();

async function sendAll(client: ApolloClient): Promise<void> {
  const sender = personId;
  if (sender === undefined) return;
  // Reads the changes again, because another tab may have sent some in the meantime.
  let isSent = false;
  for (const change of (await storedData.changes(sender)).filter(waits)) {
    if (personId !== sender || !(await trySend(client, change))) break;
    isSent = true;
    await readEverywhere();
  }
  // The screen may show a refused change as made, and sums, such as balances, from before a change.
  if (isSent) await refetchShown(client);
}

/** Sends one change. Returns false if the change still has to wait. */
async function trySend(client: ApolloClient, change: WaitingChange): Promise<boolean> {
  const kind = CHANGE_KINDS[change.operation];
  const refuse = (refusal: string) => storedData.putChange({ ...change, refusal });
  if (!kind) {
    await refuse("An older version of the app kept this, and the new one can't send it. Please do it again.");
    return true;
  }
  try {
    await withTimeout(
      client.mutate({ mutation: kind.document, variables: change.variables, context: { isResent: true } }),
    );
    await storedData.dropChange(change.turn);
    return true;
  } catch (error) {
    const isRefused = REFUSALS.includes(codeOf(error));
    if (isRefused) await refuse(messageOf(error));
    return isRefused;
  }
}

function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), SEND_TIMEOUT);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
